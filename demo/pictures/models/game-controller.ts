import { darker, hex, inkOn } from "../kit/colour";
import { box, capsule, join } from "../kit/distance";
import { group, placed } from "../kit/group";
import { rubber, surface } from "../kit/materials";
import { once } from "../kit/memo";
import { cylinder, lathe, mesh, roundedBox } from "../kit/shapes";
import { surfaceOf } from "../kit/surface-nets";
import { wearSheet } from "../kit/wear";
import type { Model } from "./model";

const shell = () =>
  once("game-controller", () =>
    surfaceOf(
      (x, y, z) => {
        const side = Math.abs(x);
        let d = box(x, y - 0.6, z, 5.2, 2.3, 1.0, 0.9);
        d = join(d, Math.hypot(side - 4.9, y - 0.5, (z + 0.1) * 1.6) - 2.6, 1.2);
        d = join(d, capsule(side, y, z, [5.2, 0, -0.3], [6.5, -4.6, -1.0], 1.75, 1.25), 1.4);
        return d;
      },
      [-8.4, -6.4, -3],
      [8.4, 3.6, 2.4],
      130,
    ),
  );

const stick: [number, number][] = [
  [0.6, 0],
  [0.6, 0.7],
  [1.0, 0.8],
  [1.05, 1.05],
  [0.9, 1.15],
  [0.6, 1.05],
  [0, 1.02],
];

/** A gamepad with two sticks, a cross and four buttons. */
export const gameController: Model<"game-controller"> = {
  build: ({ colour, wear = "new" }) => {
    const tone = hex(colour);
    const dark = rubber("#1d1e21");
    const all = group(mesh(shell(), surface(tone, { roughness: 0.42, clearcoat: 0.15 })));
    for (const [x, y] of [
      [-2.3, -1],
      [2.3, -1],
    ] as const) {
      all.add(cylinder([1.35, 1.45, 0.3], surface(darker(tone, 0.3)), [x, y, 1.02], "z"));
      all.add(lathe(stick, dark, [x, y, 1.05], "z"));
    }
    all.add(
      roundedBox([2.0, 0.68, 0.45], 0.15, dark, [-4.9, 1, 1.75]),
      roundedBox([0.68, 2.0, 0.45], 0.15, dark, [-4.9, 1, 1.75]),
    );
    const buttons = ["#e2574c", "#4a90d9", "#f0c03a", "#52a86b"];
    buttons.forEach((paint, i) => {
      const turn = (i * Math.PI) / 2;
      all.add(
        cylinder(
          [0.46, 0.48, 0.5],
          surface(paint, { roughness: 0.25, clearcoat: 0.8 }),
          [4.9 + Math.cos(turn) * 1.1, 1 + Math.sin(turn) * 1.1, 1.75],
          "z",
        ),
      );
    });
    all.add(
      roundedBox([3.6, 1.8, 0.25], 0.3, surface(darker(tone, 0.12), { roughness: 0.3 }), [0, 1.4, 1.55]),
    );
    for (const x of [-2.6, 2.6])
      all.add(roundedBox([0.35, 0.8, 0.25], 0.1, surface(inkOn(tone)), [x, 1.9, 1.5]));
    for (const x of [-4.9, 4.9])
      all.add(
        placed(roundedBox([3.0, 0.7, 1.2], 0.3, dark), {
          at: [x, 2.85, -0.1],
          turn: [0, 0, x > 0 ? -0.1 : 0.1],
        }),
      );
    if (wear !== "new") {
      const marks = wearSheet(8, 3.2, 1, wear, 4, false);
      marks.position.set(0, 0.6, 1.64);
      all.add(marks);
    }
    all.rotation.x = -0.85;
    return group(all);
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? 0 : -34, elevation: 16, fill: 0.8 }),
};
