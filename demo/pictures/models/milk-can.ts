import { group } from "../kit/group";
import { metal } from "../kit/materials";
import { cylinder, lathe, ring, tube } from "../kit/shapes";
import type { Model } from "./model";

/** A steel milk can with its lid. */
export const milkCan: Model<"milk-can"> = {
  build: () => {
    const steel = metal("#cdd1d5", 0.26);
    const all = group(
      lathe(
        [
          [0, 0],
          [5, 0],
          [5.2, 0.3],
          [5.2, 10],
          [5, 11],
          [4.2, 12.6],
          [3, 14],
          [2.8, 14.8],
          [2.8, 16.4],
          [3.2, 16.8],
          [3.2, 17.1],
          [0, 17.1],
        ],
        steel,
      ),
    );
    for (const y of [0.6, 2.6, 10.2]) all.add(ring(5.22, 0.14, steel, [0, y, 0], "y"));
    all.add(
      lathe(
        [
          [0, 0],
          [3.6, 0],
          [3.7, 0.3],
          [3.5, 1],
          [2.6, 1.4],
          [0, 1.6],
        ],
        metal("#c0c5ca", 0.22),
        [0, 17.1, 0],
      ),
      cylinder([0.5, 0.5, 0.8], steel, [0, 18.8, 0]),
      ring(1.1, 0.26, steel, [0, 19.6, 0]),
    );
    for (const side of [-1, 1])
      all.add(
        tube(
          [
            [side * 3.2, 14.2, 0],
            [side * 5.2, 15, 0],
            [side * 6.2, 13.4, 0],
            [side * 5.9, 11.2, 0],
            [side * 4.9, 10.8, 0],
          ],
          0.36,
          steel,
        ),
      );
    return all;
  },
  shot: () => ({ azimuth: 24, elevation: 12, fill: 0.82 }),
};
