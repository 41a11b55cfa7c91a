import { hex, lighter } from "../kit/colour";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { glass, metal, screen, surface } from "../kit/materials";
import { face, slab } from "../kit/plates";
import { paintWaves } from "../kit/screens";
import { ring, roundedBox } from "../kit/shapes";
import { painted } from "../kit/texture";
import type { Model } from "./model";

const keys = ["1", "2 abc", "3 def", "4 ghi", "5 jkl", "6 mno", "7 pqrs", "8 tuv", "9 wxyz", "*", "0 +", "#"];

function idleScreen() {
  return painted(480, 560, (pen, w, h) => {
    paintWaves(pen, w, h, 205, 4);
    write(pen, "10:09", w / 2, 230, { size: 130, weight: 400 });
    write(pen, "Fri 06-11", w / 2, 300, { size: 44 });
    write(pen, "Menu", w / 2, h - 30, { size: 40 });
  });
}

function keycap(label: string) {
  return painted(256, 150, (pen) => {
    const [digit = "", letters = ""] = label.split(" ");
    write(pen, digit, 96, 104, { size: 92, weight: 600 });
    write(pen, letters, 176, 100, { size: 44, weight: 400 });
  });
}

/** A phone with twelve keys. */
export const featurePhone: Model<"feature-phone"> = {
  build: ({ colour }) => {
    const body = hex(colour);
    const all = group(slab([5.2, 12.4, 1.35], 1.1, 0.4, surface(body, { roughness: 0.38, clearcoat: 0.3 })));
    all.add(
      face(4.5, 5.2, 0.35, glass(), [0, 3.05, 0.682]),
      face(3.9, 4.5, 0.1, screen(idleScreen()), [0, 3.1, 0.69]),
    );
    const cap = surface(lighter(body, 0.07), { roughness: 0.3, clearcoat: 0.6 });
    all.add(
      roundedBox([1.5, 1.5, 0.3], 0.3, cap, [0, -0.65, 0.66]),
      ring(0.62, 0.05, metal(), [0, -0.65, 0.8]),
    );
    for (const x of [-1.6, 1.6]) {
      for (const y of [-0.25, -1.05]) all.add(roundedBox([1.3, 0.62, 0.25], 0.2, cap, [x, y, 0.65]));
    }
    keys.forEach((label, i) => {
      const at: [number, number] = [((i % 3) - 1) * 1.55, -2.0 - Math.floor(i / 3) * 1.02];
      all.add(roundedBox([1.42, 0.86, 0.3], 0.24, cap, [...at, 0.64]));
      const ink = surface("#fff", { map: keycap(label), transparent: true });
      const sign = face(1.3, 0.76, 0.1, ink, [...at, 0.797]);
      sign.userData.noShadow = true;
      all.add(sign);
    });
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -18 : 48, elevation: 9 }),
};
