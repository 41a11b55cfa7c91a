import { hex, inkOn } from "../kit/colour";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { glass, metal, print, screen, surface } from "../kit/materials";
import { face } from "../kit/plates";
import { cylinder, rod, roundedBox } from "../kit/shapes";
import { painted } from "../kit/texture";
import type { Model } from "./model";

const modes = ["MICRO", "GRILL", "DEFROST", "REHEAT", "AUTO", "+30 s"];

/** A microwave oven. */
export const microwave: Model<"microwave"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const shell = surface(tone, {
      roughness: 0.35,
      metalness: colour === "silver" ? 0.75 : 0.05,
      clearcoat: 0.3,
    });
    const all = group(roundedBox([46, 26, 34], 1, shell, [0, 14, 0]));
    for (const x of [-19, 19]) all.add(cylinder([1.4, 1.2, 1.4], surface("#1b1c1e"), [x, 0.6, 13]));
    all.add(
      roundedBox([33, 24.6, 1.4], 0.5, shell, [-6, 14, 17.2]),
      face(27, 18, 1.6, glass("#0b0c0f"), [-7, 14, 17.93]),
    );
    const mesh = painted(256, 170, (pen) => {
      pen.fillStyle = "#08090b";
      pen.fillRect(0, 0, 256, 170);
      pen.fillStyle = "#2a2c31";
      for (let y = 4; y < 170; y += 6)
        for (let x = 3 + (y % 12 === 4 ? 0 : 3); x < 256; x += 6) pen.fillRect(x, y, 3, 3);
    });
    all.add(face(21, 13, 1.2, print(mesh, { clearcoat: 1, roughness: 0.3 }), [-7, 14, 17.95]));
    const steel = metal("#d5d8db", 0.25);
    all.add(
      rod([8.2, 5, 19.6], [8.2, 23, 19.6], 0.55, steel),
      rod([8.2, 6, 17.5], [8.2, 6, 19.6], 0.4, steel),
      rod([8.2, 22, 17.5], [8.2, 22, 19.6], 0.4, steel),
    );
    const panel = painted(300, 700, (pen, w) => {
      pen.fillStyle = tone;
      pen.fillRect(0, 0, w, 700);
      modes.forEach((text, i) => {
        write(pen, text, 80 + (i % 2) * 140, 300 + Math.floor(i / 2) * 78, { size: 26, color: inkOn(tone) });
      });
    });
    all.add(face(10, 23.4, 0.5, print(panel), [16.6, 14, 17.04]));
    const clock = painted(300, 110, (pen) => {
      pen.fillStyle = "#020303";
      pen.fillRect(0, 0, 300, 110);
      write(pen, "10:09", 150, 84, { size: 84, weight: 500, color: "#7fe0ff" });
    });
    all.add(face(8.4, 3, 0.3, screen(clock), [16.6, 22, 17.08]));
    all.add(
      cylinder([2.4, 2.5, 1.4], steel, [16.6, 6.8, 17.6], "z"),
      roundedBox([0.4, 1.8, 0.3], 0.1, surface("#333"), [16.6, 7.8, 18.3]),
    );
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -22 : -52, elevation: 12, fill: 0.82 }),
};
