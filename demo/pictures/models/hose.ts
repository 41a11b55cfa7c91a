import { darker, hex } from "../kit/colour";
import { group } from "../kit/group";
import { surface } from "../kit/materials";
import { cylinder, ring, rod, tube } from "../kit/shapes";
import { coil } from "./farm-parts/coil";
import type { Model } from "./model";

/** A garden hose in a coil with its spray nozzle. */
export const hose: Model<"hose"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const spots = coil(6, 0.5, 3, 4);
    const end = spots[spots.length - 1] ?? [6, 3, 0];
    spots.push([end[0] + 1, 2.6, end[2] + 3], [7, 1.2, 7.4], [4.6, 0.6, 9]);
    const all = group(tube(spots, 0.5, surface(tone, { roughness: 0.35, clearcoat: 0.4 }), false, 1500));
    const orange = surface("#ea7326", { roughness: 0.4 });
    const black = surface("#232529");
    all.add(
      rod([4.6, 0.65, 9], [3, 0.65, 9.5], 0.62, black),
      rod([3, 0.65, 9.5], [0.6, 0.75, 10.2], 0.72, orange),
      cylinder([0.9, 0.7, 1.2], black, [0, 0.9, 10.4], "x"),
    );
    for (const turn of [0.4, 2.5, 4.6]) {
      const tie = ring(2.25, 0.16, surface(darker(tone, 0.5)), [Math.cos(turn) * 6, 2, Math.sin(turn) * 6]);
      tie.rotation.y = -turn;
      all.add(tie);
    }
    return all;
  },
  shot: () => ({ azimuth: 12, elevation: 38, fill: 0.82 }),
};
