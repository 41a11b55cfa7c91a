import { group, placed } from "../kit/group";
import { rubber, surface } from "../kit/materials";
import { cylinder, lathe, ring, rod, roundedBox, tube } from "../kit/shapes";
import { coil } from "./farm-parts/coil";
import type { Model } from "./model";

/** An emitter on a stake. */
function emitter(x: number, z: number, turn: number) {
  const red = surface("#c4202a", { roughness: 0.4 });
  const black = rubber("#202226");
  const one = group(
    rod([0, 0.3, 0], [0, 3.6, 0], 0.12, black),
    cylinder([0.42, 0.5, 0.6], red, [0, 3.7, 0]),
    cylinder([0.3, 0.4, 0.3], black, [0, 4.1, 0]),
    rod([0, 3.3, 0], [1, 3.3, 0], 0.16, black),
  );
  return placed(one, { at: [x, 0.4, z], turn: [Math.PI / 2, 0, turn] });
}

/** Drip irrigation sets: coils of pipe with emitters, joints and a tap; field sets add a filter. */
export const dripKit: Model<"drip-kit"> = {
  build: ({ variant }) => {
    const pipe = surface("#222428", { roughness: 0.5 });
    const all = group(tube(coil(5, 0.34, 4, 4), 0.34, pipe, false, 1400));
    const tie = surface("#eceae4");
    for (const turn of [0.6, 2.7, 4.8]) {
      const hoop = ring(1.9, 0.14, tie, [Math.cos(turn) * 5, 1.4, Math.sin(turn) * 5]);
      hoop.rotation.y = -turn;
      hoop.scale.y = 0.9;
      all.add(hoop);
    }
    for (let i = 0; i < 9; i++)
      all.add(emitter(8.2 + (i % 3) * 2.1, -3.4 + Math.floor(i / 3) * 3.6, 0.3 + i * 0.5));
    const blue = surface("#2f63ad", { roughness: 0.4, clearcoat: 0.3 });
    for (let i = 0; i < 5; i++) {
      const at: [number, number, number] = [-4 + i * 2.1, 0.45, 8.4 + (i % 2) * 1.1];
      all.add(
        rod([at[0] - 0.7, at[1], at[2]], [at[0] + 0.7, at[1], at[2]], 0.38, i % 2 ? blue : pipe),
        rod(at, [at[0], at[1], at[2] + 0.8], 0.34, pipe),
      );
    }
    all.add(
      rod([7, 0.7, 8.6], [10.6, 0.7, 8.6], 0.62, pipe),
      cylinder([0.85, 0.85, 1.2], blue, [8.8, 0.9, 8.6], "x"),
      roundedBox([2.6, 0.4, 0.6], 0.15, surface("#c4202a"), [8.8, 2, 8.6]),
      cylinder([0.3, 0.3, 0.9], pipe, [8.8, 1.6, 8.6]),
    );
    if (variant === "field") {
      const filter = group(
        lathe(
          [
            [0, 0],
            [1.2, 0],
            [1.5, 0.4],
            [1.6, 5.4],
            [1.2, 6.2],
            [0, 6.4],
          ],
          blue,
        ),
        cylinder([1.75, 1.75, 0.7], pipe, [0, 4.4, 0]),
        rod([-2.6, 5.2, 0], [2.6, 5.2, 0], 0.62, pipe),
      );
      all.add(
        placed(filter, { at: [-9, 0, 3.6] }),
        placed(tube(coil(3.4, 0.26, 3, 3), 0.26, surface("#4a4d52"), false, 900), { at: [-8.6, 0, -4.4] }),
      );
    }
    return all;
  },
  shot: () => ({ azimuth: -14, elevation: 36, fill: 0.88 }),
};
