import { darker, hex, lighter } from "../kit/colour";
import { cut, meet } from "../kit/distance";
import { group, placed } from "../kit/group";
import { rubber, surface } from "../kit/materials";
import { once } from "../kit/memo";
import { mesh } from "../kit/shapes";
import { surfaceOf } from "../kit/surface-nets";
import type { Model } from "./model";
import { halfWidth, sway } from "./shoe-parts/last";

const footbed = () =>
  once("slide footbed", () =>
    surfaceOf(
      (x, y, z) => {
        const w = halfWidth(x * 0.98) + 0.2;
        const plan = halfWidth(x * 0.98) < 0.06 ? Math.abs(x) - 5 : (Math.abs(z - sway(x)) - w) * 0.85;
        const dip = 1.25 - 0.14 * (1 - Math.min(1, (Math.abs(z - sway(x)) / w) ** 4));
        const slab = meet(plan, Math.max(y - dip, -y), 0.25);
        return cut(slab, Math.max(Math.abs(y - 0.6) - 0.05, -(slab + 0.08)), 0.04);
      },
      [-5.4, -0.2, -2.6],
      [5.4, 1.8, 2.8],
      110,
    ),
  );

const band = () =>
  once("slide band", () =>
    surfaceOf(
      (x, y, z) => {
        const reach = Math.hypot((z - sway(x)) / 2.02, (y - 0.5) / (2.35 - 0.12 * x));
        const shell = Math.abs(reach - 1) * 1.9 - 0.13;
        const length = Math.abs(x - 1.5 - 0.12 * (y - 1)) - 1.55 - 0.1 * Math.abs(z);
        return meet(meet(shell, length, 0.16), 0.3 - y, 0.05);
      },
      [-1, 0.1, -2.8],
      [4, 3.6, 3],
      90,
    ),
  );

/** Slides with one broad band across the foot. */
export const slides: Model<"slides"> = {
  build: ({ colour, view }) => {
    const tone = hex(colour);
    const one = () =>
      group(
        mesh(footbed(), rubber(colour === "white" ? "#e3e1dc" : darker(tone, 0.12))),
        mesh(band(), surface(lighter(tone, 0.04), { roughness: 0.5 })),
      );
    if (view === "side") return one();
    const right = one();
    right.scale.z = -1;
    return group(
      placed(one(), { at: [0, 0, -2.4], turn: [0, 0.1, 0] }),
      placed(right, { at: [1, 0, 2.2], turn: [0, -0.14, 0] }),
    );
  },
  shot: ({ view }) =>
    view === "pair" ? { azimuth: 40, elevation: 28, fill: 0.82 } : { azimuth: 12, elevation: 10, fill: 0.82 },
};
