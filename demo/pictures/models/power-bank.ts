import { hex, inkOn } from "../kit/colour";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { surface } from "../kit/materials";
import { face, slab } from "../kit/plates";
import { ball, roundedBox } from "../kit/shapes";
import { painted } from "../kit/texture";
import type { Model } from "./model";

/** A power bank that stands upright, its sockets on top. */
export const powerBank: Model<"power-bank"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const all = group(slab([7, 14.5, 2.4], 1.1, 0.5, surface(tone, { roughness: 0.5, clearcoat: 0.2 })));
    const map = painted(512, 1060, (pen, w, h) => {
      const color = inkOn(tone);
      write(pen, "POWER", w / 2, h * 0.86, { size: 84, weight: 700, color });
    });
    const sign = face(6, 12.4, 0.4, surface("#fff", { map, transparent: true }), [0, 0, 1.21]);
    sign.userData.noShadow = true;
    all.add(sign);
    for (const x of [-1.9, 0.9]) {
      all.add(roundedBox([1.5, 0.1, 0.7], 0.05, surface("#0c0d0f"), [x, 7.24, 0]));
      all.add(roundedBox([1.2, 0.14, 0.25], 0.03, surface("#d8dade"), [x, 7.22, -0.1]));
    }
    all.add(roundedBox([0.9, 0.1, 0.34], 0.05, surface("#0c0d0f"), [2.6, 7.24, 0]));
    for (let i = 0; i < 4; i++)
      all.add(ball(0.11, surface("#bff", { emissive: "#8fe9ff" }), [-0.9 + i * 0.6, 5.6, 1.2], [1, 1, 0.4]));
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "angle" ? -34 : -12, elevation: 16, fill: 0.78 }),
};
