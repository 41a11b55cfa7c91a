import { darker, hex } from "../kit/colour";
import { cut, ellipsoid, meet } from "../kit/distance";
import { group } from "../kit/group";
import { rubber, surface } from "../kit/materials";
import { once } from "../kit/memo";
import { cylinder, mesh, roundedBox } from "../kit/shapes";
import { surfaceOf } from "../kit/surface-nets";
import type { Model } from "./model";

const shell = () =>
  once("mouse", () =>
    surfaceOf(
      (x, y, z) => {
        const waist = 1 - 0.1 * Math.exp(-((z - 0.2) ** 2) * 0.5);
        let d = ellipsoid(x / waist, y, z, 3.1, 3.6, 5.6);
        d = meet(d, -y, 0.5);
        const groove = Math.max(Math.abs(x) - 0.05, z - 5, -z + 0.6);
        const cross = Math.max(Math.abs(z - 0.6) - 0.05, Math.abs(x) - 4);
        return cut(d, Math.max(Math.min(groove, cross), -(d + 0.14)), 0.05);
      },
      [-3.4, -0.2, -6],
      [3.4, 3.9, 6],
      120,
    ),
  );

/** A wireless mouse whose buttons face +z. */
export const mouse: Model<"mouse"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const all = group(mesh(shell(), surface(tone, { roughness: 0.42, clearcoat: 0.2 })));
    all.add(cylinder([0.75, 0.75, 0.55], rubber(darker(tone, 0.5)), [0, 2.65, 3.1], "x"));
    all.add(roundedBox([0.5, 0.16, 1], 0.08, surface(darker(tone, 0.4)), [0, 3.5, 0.9]));
    return all;
  },
  shot: ({ view }) =>
    view === "angle"
      ? { azimuth: 32, elevation: 26, fill: 0.7 }
      : { azimuth: 180, elevation: 80, fill: 0.72 },
};
