import * as THREE from "three";
import { darker, hex } from "../kit/colour";
import { group, placed } from "../kit/group";
import { lacquer, surface } from "../kit/materials";
import { ball, cylinder, lathe, ring, tube } from "../kit/shapes";
import type { Model } from "./model";

/** A watering can with a rose. */
export const wateringCan: Model<"watering-can"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const paint = lacquer(tone, { clearcoatRoughness: 0.2, side: THREE.DoubleSide });
    const all = group(
      lathe(
        [
          [0, 0],
          [4.4, 0],
          [4.6, 0.4],
          [4.4, 8.6],
          [4.2, 9.2],
          [3.2, 9.6],
          [2.4, 9.7],
        ],
        paint,
      ),
    );
    for (const y of [0.5, 4.6, 8.8]) all.add(ring(y === 4.6 ? 4.52 : 4.5, 0.16, paint, [0, y, 0], "y"));
    all.add(
      tube(
        [
          [4, 1.8, 0],
          [6.4, 3.4, 0],
          [9, 7.6, 0],
          [11.2, 10.4, 0],
        ],
        0.72,
        paint,
      ),
    );
    const rose = group(
      lathe(
        [
          [0.75, 0],
          [1.9, 1.6],
          [1.95, 1.9],
          [0, 2.1],
        ],
        paint,
      ),
    );
    for (let i = 0; i < 19; i++)
      rose.add(
        ball(
          0.12,
          surface(darker(tone, 0.6)),
          [Math.cos(i * 2.4) * Math.sqrt(i) * 0.38, 2.06, Math.sin(i * 2.4) * Math.sqrt(i) * 0.38],
          [1, 0.4, 1],
        ),
      );
    all.add(placed(rose, { at: [11, 10.2, 0], turn: [0, 0, -0.62] }));
    all.add(
      tube(
        [
          [3, 9.6, 0],
          [1.6, 12.8, 0],
          [-2.4, 13.4, 0],
          [-6, 11, 0],
          [-6.4, 6.6, 0],
          [-4.2, 3.4, 0],
        ],
        0.42,
        paint,
      ),
      cylinder([0.3, 0.3, 7], paint, [6.4, 7.4, 0], "x"),
    );
    return all;
  },
  shot: () => ({ azimuth: 18, elevation: 13, fill: 0.84 }),
};
