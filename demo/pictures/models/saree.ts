import { darker, hex, lighter, mix } from "../kit/colour";
import { group, placed } from "../kit/group";
import { cloth } from "../kit/materials";
import { face } from "../kit/plates";
import { roundedBox } from "../kit/shapes";
import { type Pen, painted } from "../kit/texture";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

function border(pen: Pen, y: number, height: number, w: number, gold: string, ground: string): void {
  pen.fillStyle = ground;
  pen.fillRect(0, y, w, height);
  pen.fillStyle = gold;
  for (const off of [0.06, 0.86]) pen.fillRect(0, y + height * off, w, height * 0.08);
  for (let x = 0; x < w; x += height * 0.62) {
    pen.beginPath();
    for (let k = 0; k < 8; k++) {
      const turn = (k / 8) * 6.283;
      const reach = height * (k % 2 ? 0.12 : 0.27);
      pen.lineTo(x + Math.cos(turn) * reach, y + height * 0.5 + Math.sin(turn) * reach);
    }
    pen.fill();
  }
}

/** The cloth of a saree: scattered motifs between two borders. */
function weave(tone: string, variant: SpecOf<"saree">["variant"]) {
  const silk = variant === "silk";
  const gold = silk ? "#dcb65c" : lighter(tone, 0.6);
  return painted(1500, 900, (pen, w, h) => {
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = gold;
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 13; i++) {
        pen.beginPath();
        pen.ellipse(60 + i * 120 + (row % 2) * 60, 70 + row * 105, silk ? 13 : 9, silk ? 20 : 9, 0.5, 0, 7);
        pen.fill();
      }
    border(pen, h - 240, 210, w, gold, silk ? darker(mix(tone, "#2a0a2a", 0.45), 0.1) : darker(tone, 0.25));
  });
}

/** A folded saree: folds on folds, the border on top. */
export const saree: Model<"saree"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const sheen = variant === "silk" ? { roughness: 0.42, sheen: 1, sheenRoughness: 0.3 } : {};
    const all = group();
    for (let i = 0; i < 5; i++) {
      const inset = (i % 2) * 0.25 + i * 0.05;
      const layer = roundedBox(
        [15 - inset, 0.86, 10.4 - inset],
        0.42,
        cloth(i === 2 ? darker(tone, 0.15) : tone, sheen),
        [(i % 2) * 0.1, 0.45 + i * 0.78, 0],
      );
      all.add(layer);
    }
    const top = face(14.2, 9.5, 0.5, cloth("#fff", { map: weave(tone, variant), ...sheen }));
    all.add(placed(top, { at: [0.1, 4.03, -0.05], turn: [-Math.PI / 2, 0, 0] }));
    const gold = cloth(variant === "silk" ? "#d2a94e" : lighter(tone, 0.45), { roughness: 0.4 });
    for (const y of [1.6, 3.2]) all.add(roundedBox([14.6, 0.26, 0.2], 0.08, gold, [0, y - 0.36, 5.08]));
    return all;
  },
  shot: () => ({ azimuth: -24, elevation: 36, fill: 0.82 }),
};
