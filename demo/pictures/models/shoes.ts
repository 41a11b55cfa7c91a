import { group, placed } from "../kit/group";
import type { Model } from "./model";
import { shoe } from "./shoe-parts/shoe";

/** Shoes: runners on a thick waved sole, court shoes on a flat one. */
export const shoes: Model<"shoes"> = {
  build: (spec) => {
    if (spec.view === "side") return shoe(spec);
    const right = shoe(spec);
    right.scale.z = -1;
    if (spec.view === "top")
      return group(placed(shoe(spec), { at: [0, 0, -2.3] }), placed(right, { at: [0.2, 0, 2.3] }));
    return group(
      placed(shoe(spec), { at: [0, 0, -2.4], turn: [0, 0.12, 0] }),
      placed(right, { at: [1.4, 0, 2], turn: [0, -0.2, 0] }),
    );
  },
  shot: ({ view }) =>
    ({
      pair: { azimuth: 34, elevation: 20, fill: 0.84 },
      side: { azimuth: 8, elevation: 8, fill: 0.84 },
      top: { azimuth: 90, elevation: 66, fill: 0.84 },
    })[view],
};
