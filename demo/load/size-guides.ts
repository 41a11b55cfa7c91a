import { seedSizeGuides } from "../../backend/src/catalog/size-guides/stored";
import { demoKinds, demoSizeGuides } from "../data";
import { kindNamed } from "./kinds";

/** Gives the demo's kinds and categories their size guides; those that staff have written stay as they are. */
export const giveSizeGuides = (): Promise<void> =>
  seedSizeGuides(
    demoSizeGuides.flatMap((guide) => {
      const kind = demoKinds.find(({ id }) => id === guide._id);
      const _id = kind ? kindNamed(kind) : guide._id;
      return _id ? [{ ...guide, _id }] : [];
    }),
  );
