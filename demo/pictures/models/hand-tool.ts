import type * as THREE from "three";
import { hex } from "../kit/colour";
import { grain } from "../kit/grain";
import { group, placed } from "../kit/group";
import { lacquer, metal, rubber, surface, wood } from "../kit/materials";
import { outline, plate } from "../kit/plates";
import { cylinder, lathe, ring, rod, roundedBox, tube } from "../kit/shapes";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

type Maker = (handle: THREE.Material, tone: string) => THREE.Object3D;
const steel = () => metal("#aeb4b9", 0.32);
const iron = () => metal("#6f757b", 0.42);

/** A turned wooden grip along y from 0 to the given length. */
const grip = (length: number, material: THREE.Material) =>
  lathe(
    [
      [0, 0],
      [0.5, 0.05],
      [0.72, 0.5],
      [0.62, length * 0.3],
      [0.78, length * 0.6],
      [0.6, length * 0.92],
      [0.45, length],
      [0, length],
    ],
    material,
  );

const makers: Record<SpecOf<"hand-tool">["variant"], Maker> = {
  sickle: (handle) => {
    const outer: [number, number][] = [];
    const inner: [number, number][] = [];
    for (let i = 0; i <= 30; i++) {
      const turn = -1.5 + (i / 30) * 3.7;
      const thin = 1 - i / 30;
      outer.push([5 + Math.cos(Math.PI - turn) * 5.3, 10.6 + Math.sin(turn) * 5.3]);
      inner.unshift([
        5 + Math.cos(Math.PI - turn) * (5.25 - 1.25 * thin ** 0.7 - 0.05),
        10.6 + Math.sin(turn) * (5.25 - 1.25 * thin ** 0.7 - 0.05),
      ]);
    }
    const blade = plate(outline([...outer, ...inner]), 0.18, 0.05, steel());
    return group(
      placed(group(blade), { at: [-4.6, 0, 0] }),
      placed(grip(5.6, handle), { at: [0, -0.9, 0] }),
      cylinder([0.62, 0.66, 0.7], iron(), [0, 4.6, 0]),
    );
  },
  khurpi: (handle) => {
    const blade = plate(
      outline([
        [-0.5, 5.6],
        [0.5, 5.6],
        [0.6, 8.2],
        [2.5, 9.6],
        [2.7, 13.6],
        [-2.7, 13.6],
        [-2.5, 9.6],
        [-0.6, 8.2],
      ]),
      0.22,
      0.08,
      steel(),
    );
    return group(grip(5.6, handle), cylinder([0.6, 0.64, 0.8], iron(), [0, 5.5, 0]), blade);
  },
  spade: (handle) => {
    const blade = plate(
      outline([
        [-3.4, 0],
        [-3.5, -6],
        [-2.4, -9.6],
        [0, -11],
        [2.4, -9.6],
        [3.5, -6],
        [3.4, 0],
      ]),
      0.3,
      0.1,
      steel(),
    );
    const all = group(
      blade,
      cylinder([0.62, 0.62, 26], handle, [0, 13, 0.2]),
      lathe(
        [
          [0.66, 0],
          [0.75, -4],
          [1.4, -5.6],
        ].reverse() as [number, number][],
        iron(),
        [0, 3.6, 0.2],
      ),
    );
    all.add(
      rod([-2.2, 29, 0.2], [2.2, 29, 0.2], 0.6, handle),
      tube(
        [
          [0, 25, 0.2],
          [-1.6, 27, 0.2],
          [-2.2, 29, 0.2],
        ],
        0.35,
        iron(),
      ),
      tube(
        [
          [0, 25, 0.2],
          [1.6, 27, 0.2],
          [2.2, 29, 0.2],
        ],
        0.35,
        iron(),
      ),
    );
    return placed(all, { at: [0, 11, 0] });
  },
  secateurs: (_handle, tone) => {
    const paint = surface(tone === "#7a5233" ? "#c4202a" : tone, { roughness: 0.45 });
    const all = group();
    all.add(
      plate(
        outline(
          [
            [-0.4, 6],
            [-1.5, 8],
            [-1.6, 10.6],
            [-0.4, 12.6],
            [0.3, 9.6],
            [0.6, 6.6],
          ],
          true,
        ),
        0.24,
        0.08,
        steel(),
        [0, 0, 0.14],
      ),
    );
    all.add(
      plate(
        outline(
          [
            [0.2, 6],
            [1.5, 7.6],
            [1.9, 9.8],
            [1.0, 11.9],
            [1.0, 9.6],
            [0.1, 7.8],
          ],
          true,
        ),
        0.3,
        0.1,
        iron(),
        [0, 0, -0.16],
      ),
    );
    for (const side of [-1, 1])
      all.add(
        tube(
          [
            [side * 0.2, 6.4, 0],
            [side * 1.1, 4.6, 0],
            [side * 1.9, 1, 0],
            [side * 1.7, -3.4, 0],
          ],
          0.62,
          paint,
        ),
        tube(
          [
            [side * 1.95, 2, 0.2],
            [side * 1.95, -2, 0.2],
          ],
          0.5,
          rubber(),
        ),
      );
    all.add(cylinder([0.55, 0.55, 0.9], metal("#d5d8db", 0.2), [0.1, 6.5, 0], "z", 6));
    for (let i = 0; i < 6; i++) all.add(ring(0.42, 0.08, steel(), [-0.9 + i * 0.36, 3.6, 0], "x"));
    return all;
  },
  hoe: (handle) => {
    const blade = plate(
      outline([
        [-2.6, 0],
        [2.6, 0],
        [3.2, -6.6],
        [-3.2, -6.6],
      ]),
      0.28,
      0.1,
      steel(),
    );
    return group(
      cylinder([0.6, 0.6, 28], handle, [0, 13, 0]),
      placed(group(blade), { at: [0, 26.2, 1], turn: [-1.15, 0, 0] }),
      ring(0.95, 0.35, iron(), [0, 26, 0.1], "y"),
      roundedBox([1.6, 1.4, 1.8], 0.3, iron(), [0, 26, 0.3]),
    );
  },
  rake: (handle) => {
    const all = group(
      cylinder([0.5, 0.5, 28], handle, [0, 14, 0]),
      rod([-5.4, 0, 0], [5.4, 0, 0], 0.35, iron()),
      cylinder([0.62, 0.55, 2.4], iron(), [0, 1, 0]),
    );
    for (let i = 0; i < 12; i++)
      all.add(
        tube(
          [
            [-5 + i * 0.91, 0, 0],
            [-5 + i * 0.91, -0.6, 1],
            [-5 + i * 0.91, -2.2, 1.5],
          ],
          0.17,
          steel(),
        ),
      );
    return placed(all, { at: [0, 2.3, 0] });
  },
  axe: (handle) => {
    const head = plate(
      outline([
        [-1.2, 1.1],
        [1.4, 1.2],
        [4.6, 2.5],
        [5.2, 0.2],
        [4.6, -2.6],
        [1.4, -1.1],
        [-1.2, -1],
      ]),
      1.3,
      0.35,
      iron(),
    );
    const edge = plate(
      outline([
        [4.2, 2.35],
        [4.7, 2.5],
        [5.3, 0.1],
        [4.7, -2.6],
        [4.2, -2.35],
        [4.6, 0],
      ]),
      0.5,
      0.2,
      steel(),
    );
    return group(
      tube(
        [
          [0, -12, 0],
          [0.5, -8, 0],
          [-0.2, -2, 0],
          [0, 3, 0],
        ],
        0.78,
        handle,
      ),
      placed(group(head, edge), { at: [0, 1, 0] }),
    );
  },
};

/** Hand tools, leaning or lying on the floor; the colour is that of the handle. */
export const handTool: Model<"hand-tool"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const handle = colour === "brown" ? wood(grain("#b07a45"), { clearcoat: 0.3 }) : lacquer(tone);
    const made = makers[variant](handle, tone);
    return placed(made, { turn: [-Math.PI / 2, 0, 0] });
  },
  shot: ({ variant }) => ({
    azimuth: { sickle: 22, khurpi: 34, spade: 48, secateurs: 28, hoe: 48, rake: 48, axe: 40 }[variant],
    elevation: 46,
    fill: 0.84,
  }),
};
