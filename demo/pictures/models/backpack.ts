import { darker, hex, lighter } from "../kit/colour";
import { box, join } from "../kit/distance";
import { group } from "../kit/group";
import { cloth, metal, rubber } from "../kit/materials";
import { once } from "../kit/memo";
import { mesh, type Point, roundedBox, tube } from "../kit/shapes";
import { surfaceOf } from "../kit/surface-nets";
import type { Model } from "./model";

const body = () =>
  once("backpack body", () =>
    surfaceOf(
      (x, y, z) => {
        const taper = 1 - 0.012 * Math.max(0, y) - 0.01 * Math.max(0, y - 6) ** 1.4 * 0.2;
        const wrinkle = 0.06 * Math.sin(x * 1.3 + y * 0.9) * Math.sin(y * 1.1 + z);
        return box(x / taper, y, z, 7.2, 10.6, 3.9, 3.1) * 0.92 + wrinkle;
      },
      [-7.8, -11, -4.6],
      [7.8, 11.2, 4.6],
      90,
    ),
  );

const pocket = () =>
  once("backpack pocket", () =>
    surfaceOf(
      (x, y, z) => {
        const low = box(x, y + 4.6, z - 3.9, 5.6, 5.0, 2.1, 1.7);
        const high = box(x, y - 4.0, z - 3.5, 5.0, 2.6, 1.2, 1.0);
        return join(low, high, 0.1) + 0.05 * Math.sin(x * 1.7 + y * 1.2);
      },
      [-6.4, -10.2, 0.5],
      [6.4, 7.4, 6.6],
      80,
    ),
  );

function zip(spots: Point[], tone: string) {
  const last = spots[spots.length - 1] as Point;
  return group(
    tube(spots, 0.17, rubber(darker(tone, 0.5))),
    tube(spots, 0.07, metal("#9b9fa5", 0.3)).translateZ(0.12),
    roundedBox([0.4, 1.2, 0.2], 0.1, metal("#b4b8bd", 0.25), [last[0], last[1] - 0.7, last[2] + 0.15]),
  );
}

/** A day pack with two front pockets. */
export const backpack: Model<"backpack"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const all = group(mesh(body(), cloth(tone)), mesh(pocket(), cloth(lighter(tone, 0.06))));
    all.add(
      zip(
        [
          [-6.9, 2, 1.7],
          [-6.6, 7.2, 1.7],
          [-4.2, 10.1, 1.7],
          [0, 10.75, 1.7],
          [4.2, 10.1, 1.7],
          [6.6, 7.2, 1.7],
          [6.9, 2, 1.7],
        ],
        tone,
      ),
    );
    all.add(
      zip(
        [
          [-4.9, -1.2, 5.35],
          [0, -0.75, 5.75],
          [4.9, -1.2, 5.35],
        ],
        tone,
      ),
      zip(
        [
          [-4.3, 5.8, 4.5],
          [0, 6.1, 4.7],
          [4.3, 5.8, 4.5],
        ],
        tone,
      ),
    );
    all.add(
      tube(
        [
          [-2, 10.2, -1.2],
          [-1.6, 12, -1.4],
          [1.6, 12, -1.4],
          [2, 10.2, -1.2],
        ],
        0.4,
        cloth(darker(tone, 0.2)),
      ),
    );
    for (const side of [-1, 1]) {
      const strap = tube(
        [
          [side * 3, 10, -3],
          [side * 3.8, 9.4, -5],
          [side * 4.6, 3, -6.6],
          [side * 5.4, -4, -6],
          [side * 5.8, -8.6, -3.4],
        ],
        0.5,
        cloth(darker(tone, 0.25)),
      );
      strap.scale.x = 1.15;
      all.add(strap);
      all.add(roundedBox([0.9, 7, 4.6], 0.42, cloth(darker(tone, 0.18)), [side * 7.1, -6, 0]));
    }
    all.add(roundedBox([2.6, 1.5, 0.2], 0.15, rubber(darker(tone, 0.4)), [0, -3.4, 6.02]));
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -24 : 118, elevation: 10, fill: 0.84 }),
};
