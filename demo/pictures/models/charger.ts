import { darker, hex } from "../kit/colour";
import { group } from "../kit/group";
import { metal, surface } from "../kit/materials";
import { cylinder, type Point, rod, roundedBox, tube } from "../kit/shapes";
import type { Model } from "./model";

/** A wall charger with its coiled cable. */
export const charger: Model<"charger"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const shell = surface(tone, { roughness: 0.28, clearcoat: 0.5 });
    const steel = metal("#c9ccd0", 0.25);
    const all = group(roundedBox([4.6, 5.4, 4.2], 0.9, shell, [0, 2.9, 0]));
    all.add(
      roundedBox([1.5, 0.7, 0.1], 0.05, surface("#2b2d31"), [0, 3.5, 2.1]),
      roundedBox([1.2, 0.2, 0.12], 0.04, steel, [0, 3.4, 2.12]),
    );
    all.add(roundedBox([1.1, 0.4, 0.1], 0.05, surface("#2b2d31"), [0, 2.2, 2.1]));
    for (const x of [-0.95, 0.95])
      all.add(
        rod([x, 5.6, -0.5], [x, 7.2, -0.5], 0.22, steel),
        cylinder([0.3, 0.36, 0.7], surface(darker(tone, 0.15)), [x, 5.8, -0.5]),
      );
    const coil: Point[] = [];
    for (let i = 0; i <= 60; i++) {
      const turn = (i / 60) * 6.283 * 3.4 + 0.6;
      const r = 3.1 + 0.12 * Math.sin(i);
      coil.push([6.2 + Math.cos(turn) * r, 0.24 + i * 0.012, 2.5 + Math.sin(turn) * r * 0.86]);
    }
    coil.push([2.4, 0.6, 4.6], [-0.6, 0.3, 5.6], [-2.2, 0.3, 5.2]);
    all.add(tube(coil, 0.19, surface(tone, { roughness: 0.6 }), false, 420));
    all.add(
      roundedBox([1.9, 0.5, 0.9], 0.2, shell, [-3, 0.3, 5]),
      roundedBox([0.8, 0.26, 0.7], 0.1, steel, [-4.2, 0.3, 4.75]),
    );
    return all;
  },
  shot: () => ({ azimuth: -18, elevation: 20, fill: 0.78 }),
};
