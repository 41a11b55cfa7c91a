import { group, placed } from "../kit/group";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";
import { phoneBody } from "./phone-parts/body";

/** One phone from behind with another before it that shows its screen. */
function pair(spec: SpecOf<"phone">) {
  return group(
    placed(phoneBody(spec), { at: [-3.5, 0, -2.8], turn: [0, Math.PI - 0.42, 0] }),
    placed(phoneBody(spec), { at: [2.6, 0, 1.6], turn: [0, -0.35, 0] }),
  );
}

/** Smartphones: the camera layout is the variant; worn ones have a cracked screen. */
export const phone: Model<"phone"> = {
  build: (spec) => (spec.view === "pair" ? pair(spec) : phoneBody(spec)),
  shot: ({ view }) =>
    ({
      pair: { azimuth: 4, elevation: 9, fill: 0.82 },
      back: { azimuth: 156, elevation: 8, fill: 0.84 },
      front: { azimuth: -24, elevation: 8, fill: 0.84 },
      side: { azimuth: 106, elevation: 6, fill: 0.84 },
    })[view],
};
