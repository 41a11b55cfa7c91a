import * as THREE from "three";
import { darker, hex, lighter } from "../kit/colour";
import { group } from "../kit/group";
import { cloth, surface } from "../kit/materials";
import { copies, place } from "../kit/merge";
import { outline } from "../kit/plates";
import { lathe, ring, rod } from "../kit/shapes";
import { random } from "../studio/sampling";
import type { Model } from "./model";

/** A leafy young plant on short stems. */
function plant(height: number) {
  const next = random(8);
  const leaf = new THREE.ShapeGeometry(
    outline(
      [
        [0, 0],
        [0.75, 0.8],
        [0.6, 1.8],
        [0, 2.6],
        [-0.6, 1.8],
        [-0.75, 0.8],
      ],
      true,
    ),
    8,
  );
  const at = leaf.getAttribute("position");
  for (let i = 0; i < at.count; i++) at.setZ(i, 0.22 * at.getX(i) ** 2 - 0.1 * at.getY(i) ** 2);
  leaf.computeVertexNormals();
  const spots = Array.from({ length: 46 }, (_, i) => {
    const level = i / 46;
    const turn = i * 2.4;
    const reach = 0.3 + 0.2 * (1 - level);
    const stem = place(
      [Math.cos(turn) * reach, height + level * 4.6, Math.sin(turn) * reach],
      [0, Math.PI / 2 - turn, 0],
    );
    return stem.multiply(
      place([0, 0, 0], [1.15 - 0.8 * level + next() * 0.3, 0, 0], [1.15, 1.1 + next() * 0.5, 1]),
    );
  });
  return group(
    copies(
      leaf,
      spots.filter((_, i) => i % 2 === 0),
      surface("#4f9440", { roughness: 0.5, side: THREE.DoubleSide }),
    ),
    copies(
      leaf,
      spots.filter((_, i) => i % 2 === 1),
      surface("#6bb352", { roughness: 0.5, side: THREE.DoubleSide }),
    ),
    rod([0, height - 0.6, 0], [0, height + 5.4, 0], 0.22, surface("#5d8a3c")),
  );
}

/** Pots and cloth grow bags, each with a young plant. */
export const planter: Model<"planter"> = {
  build: ({ variant, colour }) => {
    const tone = colour === "brown" ? "#b0633c" : hex(colour);
    const soil = surface("#3d2b1f", { roughness: 1 });
    if (variant === "pot") {
      const clay = surface(tone, { roughness: 0.7, side: THREE.DoubleSide });
      const all = group(
        lathe(
          [
            [0, 0],
            [3.2, 0],
            [3.3, 0.2],
            [4.4, 6.4],
            [4.9, 6.5],
            [5, 6.8],
            [5, 8],
            [4.8, 8.2],
            [4.4, 8.2],
            [4.3, 7.4],
          ],
          clay,
        ),
      );
      return group(
        all,
        lathe(
          [
            [4.4, 0],
            [2, 0.25],
            [0, 0.3],
          ],
          soil,
          [0, 7.3, 0],
        ),
        lathe(
          [
            [0, 0],
            [4, 0],
            [4.8, 0.7],
            [4.6, 0.7],
            [3.9, 0.2],
          ],
          clay,
          [0, 0, 0],
        ),
        plant(7.4),
      );
    }
    const felt = cloth(tone);
    const all = group(
      lathe(
        [
          [0, 0],
          [4.6, 0],
          [4.9, 0.4],
          [5, 3],
          [4.9, 7.4],
          [5.05, 8],
          [4.9, 8.1],
          [4.7, 7.4],
        ],
        felt,
      ),
      ring(4.97, 0.16, cloth(lighter(tone, 0.15)), [0, 7.9, 0], "y"),
    );
    for (const side of [-1, 1]) {
      const handle = ring(1.3, 0.26, cloth(darker(tone, 0.2)), [side * 5.05, 6.9, 0], "x");
      all.add(handle);
    }
    return group(
      all,
      lathe(
        [
          [4.8, 0],
          [2, 0.25],
          [0, 0.3],
        ],
        soil,
        [0, 7.1, 0],
      ),
      plant(7.2),
    );
  },
  shot: () => ({ azimuth: 18, elevation: 16, fill: 0.84 }),
};
