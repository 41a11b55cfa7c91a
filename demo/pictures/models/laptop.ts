import type * as THREE from "three";
import { darker, hex } from "../kit/colour";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { glass, print, screen, surface } from "../kit/materials";
import { face, slab } from "../kit/plates";
import { ridgeScreen, wideScreen } from "../kit/screens";
import { cylinder } from "../kit/shapes";
import { painted } from "../kit/texture";
import { wearSheet } from "../kit/wear";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

const [width, deep] = [32, 22];
const rows = ["~1234567890-=⌫", "⇥QWERTYUIOP[]\\", "⇪ASDFGHJKL;'⏎", "⇧ZXCVBNM,./⇧", "    "];

/** The keyboard and touchpad, painted: dark keys on the deck, lit from below on gaming machines. */
function deck(tone: string, gaming: boolean): THREE.Texture {
  return painted(1600, 1100, (pen, w) => {
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, 1100);
    pen.fillStyle = gaming ? "#101114" : darker(tone, 0.18);
    pen.beginPath();
    pen.roundRect(120, 90, 1360, 500, 18);
    pen.fill();
    rows.forEach((row, r) => {
      const keys = r === 4 ? ["fn", "ctrl", "", "alt", "space", "alt", "ctrl", "‹", "›"] : [...row];
      const weights = keys.map((k) => (k === "space" ? 6 : 1));
      const unit = 1336 / weights.reduce((a, b) => a + b, 0);
      let x = 132;
      keys.forEach((key, i) => {
        const wide = unit * (weights[i] ?? 1);
        pen.fillStyle = gaming ? "#1d1f24" : "#24262b";
        pen.beginPath();
        pen.roundRect(x + 4, 106 + r * 95, wide - 8, 86, 11);
        pen.fill();
        const color = gaming ? `hsl(${(x / w) * 300} 90% 65%)` : "#e8e8ea";
        if (key !== "space") write(pen, key, x + wide / 2, 160 + r * 95, { size: 30, weight: 400, color });
        x += wide;
      });
    });
    pen.fillStyle = gaming ? "#17181c" : darker(tone, 0.07);
    pen.beginPath();
    pen.roundRect(520, 660, 560, 370, 22);
    pen.fill();
  });
}

function machine({ variant, colour, wear = "new" }: SpecOf<"laptop">) {
  const gaming = variant === "gaming";
  const tone = hex(colour);
  const shell = surface(tone, { metalness: gaming || colour === "black" ? 0.25 : 0.7, roughness: 0.42 });
  const thick = gaming ? 2.2 : 1.3;
  const base = group(slab([width, deep, thick], 1.1, 0.32, shell));
  const top = print(deck(tone, gaming), { metalness: 0.35, clearcoat: 0, roughness: 0.45 });
  base.add(face(width - 1.2, deep - 1, 0.7, top, [0, 0, thick / 2 + 0.01]));
  if (wear !== "new") {
    const marks = wearSheet(width - 1.2, deep - 1, 0.7, wear, 8, false);
    marks.position.z = thick / 2 + 0.03;
    base.add(marks);
  }
  base.rotation.x = -Math.PI / 2;
  base.position.y = thick / 2;
  const lid = group(slab([width, deep - 1, 0.7], 1.1, 0.22, shell));
  lid.add(face(width - 0.5, deep - 1.5, 0.9, glass(), [0, 0, 0.36]));
  const picture = gaming ? ridgeScreen(9, 1600, 1000) : wideScreen(colour === "gold" ? 15 : 205, 5);
  lid.add(face(width - 1.6, deep - 3, 0.3, screen(picture), [0, 0.35, 0.37]));
  const sign = cylinder(
    [1.3, 1.3, 0.04],
    surface(darker(tone, 0.2), { metalness: 1, roughness: 0.2 }),
    [0, 1, -0.36],
    "z",
  );
  for (const part of lid.children) part.position.y += (deep - 1) / 2;
  sign.position.y = deep / 2;
  lid.add(sign);
  lid.position.set(0, thick * 0.75, -deep / 2 + 0.5);
  lid.rotation.x = -0.28;
  const hinge = cylinder(
    [0.45, 0.45, width * 0.7],
    surface("#1a1b1e", { roughness: 0.5 }),
    [0, thick * 0.75, -deep / 2 + 0.45],
    "x",
  );
  return group(base, lid, hinge);
}

/** Laptops: slim ones in metal, gaming ones thick and lit. */
export const laptop: Model<"laptop"> = {
  build: machine,
  shot: ({ view }) => ({
    azimuth: { open: -26, side: 62, back: 152 }[view],
    elevation: { open: 17, side: 12, back: 14 }[view],
    fill: 0.86,
  }),
};
