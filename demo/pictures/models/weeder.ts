import * as THREE from "three";
import { hex } from "../kit/colour";
import { group, placed } from "../kit/group";
import { lacquer, metal, rubber, surface } from "../kit/materials";
import { outline, plate } from "../kit/plates";
import { cylinder, rod, roundedBox, tube } from "../kit/shapes";
import { engine } from "./farm-parts/engine";
import type { Model } from "./model";

const tooth: [number, number][] = [
  [-0.4, 0],
  [0.4, 0],
  [0.6, 3],
  [2.2, 4.4],
  [2.0, 5.1],
  [-0.2, 3.8],
];

/** Curved blades round an axle along z. */
function rotor(from: number, to: number, sets: number) {
  const steel = metal("#8d9398", 0.38);
  const all = group(cylinder([0.6, 0.6, to - from], steel, [0, 0, (from + to) / 2], "z"));
  for (let s = 0; s < sets; s++) {
    const z = from + ((s + 0.5) / sets) * (to - from);
    all.add(cylinder([1.3, 1.3, 0.3], steel, [0, 0, z], "z"));
    for (let i = 0; i < 4; i++) {
      const blade = plate(outline(tooth), 0.3, 0.08, steel, [0, 0, z]);
      blade.rotation.z = (i * Math.PI) / 2 + s * 0.4;
      all.add(blade);
    }
  }
  return all;
}

/** Power weeders: engine over a rotor of blades, with two handlebars. */
export const weeder: Model<"weeder"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const black = surface("#232529", { roughness: 0.5, side: THREE.DoubleSide });
    const wide = variant === "petrol" ? 7.6 : 5;
    const all = group(placed(engine(tone), { at: [0.6, 8.6, 0], scale: variant === "petrol" ? 1 : 0.82 }));
    all.add(
      roundedBox([8, 0.8, 5.4], 0.3, black, [0.4, 8.3, 0]),
      roundedBox([2.6, 6, 1.6], 0.5, lacquer(tone), [0, 6, 0]),
    );
    for (const side of [-1, 1])
      all.add(
        placed(rotor(side > 0 ? 1 : -wide, side > 0 ? wide : -1, variant === "petrol" ? 3 : 2), {
          at: [0, 5.2, 0],
        }),
      );
    const hood = new THREE.Mesh(
      new THREE.CylinderGeometry(6.2, 6.2, wide * 2 + 0.6, 40, 1, true, -0.3, 2.3),
      lacquer(tone, { side: THREE.DoubleSide }),
    );
    hood.rotation.set(Math.PI / 2, 0, 0);
    hood.rotation.y = Math.PI / 2 + 1.1;
    all.add(placed(hood, { at: [0, 5.2, 0] }));
    const steel = lacquer("#2b2d31");
    for (const side of [-1, 1]) {
      all.add(
        tube(
          [
            [-2.6, 8.6, side * 1.2],
            [-7, 12, side * 2],
            [-12, 17, side * 4.6],
            [-16, 19.6, side * 5.6],
            [-18, 19.8, side * 5.6],
          ],
          0.42,
          steel,
        ),
      );
      all.add(
        rod([-16.4, 19.7, side * 5.6], [-19.2, 19.9, side * 5.6], 0.62, rubber()),
        tube(
          [
            [-15.6, 19, side * 5.6],
            [-17.6, 18.4, side * 5.6],
            [-18.6, 18.6, side * 5.6],
          ],
          0.14,
          metal(),
        ),
      );
    }
    all.add(
      rod([-9.4, 14.4, -3.2], [-9.4, 14.4, 3.2], 0.36, steel),
      rod([-3, 7.6, 0], [-8.6, 1, 0], 0.5, steel),
      tube(
        [
          [-8.6, 1, 0],
          [-9, 0.3, 0],
          [-10.4, 0.2, 0],
        ],
        0.45,
        steel,
      ),
    );
    return all;
  },
  shot: ({ view }) => ({
    azimuth: view === "angle" ? 32 : 4,
    elevation: view === "angle" ? 16 : 9,
    fill: 0.88,
  }),
};
