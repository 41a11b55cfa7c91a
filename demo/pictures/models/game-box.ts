import { darker, hex, inkOn, lighter } from "../kit/colour";
import { group, placed } from "../kit/group";
import { write } from "../kit/lettering";
import { lacquer, print, surface } from "../kit/materials";
import { face, slab } from "../kit/plates";
import { paintWaves } from "../kit/screens";
import { ball, lathe, roundedBox } from "../kit/shapes";
import { type Pen, painted } from "../kit/texture";
import { random } from "../studio/sampling";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

type Variant = SpecOf<"game-box">["variant"];
const quarter = ["#d8352b", "#2f9e4f", "#f0c12f", "#2f6fc4"];

function jigsaw(pen: Pen, x: number, y: number, s: number, paint: string): void {
  pen.fillStyle = paint;
  pen.beginPath();
  pen.roundRect(x - s / 2, y - s / 2, s, s, s * 0.06);
  pen.arc(x, y - s * 0.58, s * 0.17, 0, 7);
  pen.arc(x + s * 0.58, y, s * 0.17, 0, 7);
  pen.fill();
}

/** A ludo board: four yards, the cross of squares and the home triangle. */
function ludoBoard(pen: Pen, left: number, top: number, size: number): void {
  const cell = size / 15;
  pen.fillStyle = "#fbf8ef";
  pen.fillRect(left, top, size, size);
  quarter.forEach((paint, i) => {
    const [cx, cy] = [left + (i % 2 ? 9 : 0) * cell, top + (i > 1 ? 9 : 0) * cell];
    pen.fillStyle = paint;
    pen.fillRect(cx, cy, 6 * cell, 6 * cell);
    pen.fillStyle = "#fbf8ef";
    pen.beginPath();
    pen.roundRect(cx + cell, cy + cell, 4 * cell, 4 * cell, cell * 0.5);
    pen.fill();
    pen.fillStyle = paint;
    for (const [u, v] of [
      [2, 2],
      [4, 2],
      [2, 4],
      [4, 4],
    ] as const) {
      pen.beginPath();
      pen.arc(cx + u * cell, cy + v * cell, cell * 0.6, 0, 7);
      pen.fill();
    }
  });
  const lanes: [string, number, number, number, number][] = [
    ["#d8352b", 1, 7, 5, 1],
    ["#2f9e4f", 7, 1, 1, 5],
    ["#2f6fc4", 9, 7, 5, 1],
    ["#f0c12f", 7, 9, 1, 5],
  ];
  for (const [paint, x, y, w, h] of lanes) {
    pen.fillStyle = paint;
    pen.fillRect(left + x * cell, top + y * cell, w * cell, h * cell);
  }
  pen.strokeStyle = "#6b6457";
  pen.lineWidth = Math.max(1.5, cell * 0.05);
  for (let i = 0; i < 15; i++)
    for (let j = 0; j < 15; j++)
      if ((i > 5 && i < 9) !== (j > 5 && j < 9)) pen.strokeRect(left + i * cell, top + j * cell, cell, cell);
  const corners = [
    [6, 6],
    [9, 6],
    [9, 9],
    [6, 9],
  ] as const;
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % 4] as readonly [number, number];
    pen.fillStyle = ["#2f9e4f", "#2f6fc4", "#f0c12f", "#d8352b"][i] as string;
    pen.beginPath();
    pen.moveTo(left + x * cell, top + y * cell);
    pen.lineTo(left + nx * cell, top + ny * cell);
    pen.lineTo(left + 7.5 * cell, top + 7.5 * cell);
    pen.fill();
  });
}

const titles: Record<Variant, [string, string]> = {
  puzzle: ["500 PIECES", "Kaas Plateau in Bloom"],
  ludo: ["LUDO", "& Snakes and Ladders"],
  quiz: ["QUIZ NIGHT", "1000 questions · 8+"],
  strategy: ["FORTS & HILLS", "A game of plans · 2–5 players"],
};

function cover(variant: Variant, tone: string) {
  return painted(1300, 1300, (pen, w, h) => {
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, h);
    const next = random(9);
    if (variant === "puzzle") {
      pen.save();
      pen.beginPath();
      pen.rect(70, 330, w - 140, 860);
      pen.clip();
      pen.translate(0, 330);
      paintWaves(pen, w, 870, 275, 13);
      for (let i = 0; i < 420; i++) {
        pen.fillStyle = ["#f3a6d0", "#ffd45e", "#c58bea", "#fff"][i % 4] as string;
        pen.beginPath();
        pen.arc(next() * w, 420 + next() * 450, 4 + next() * 13, 0, 7);
        pen.fill();
      }
      pen.restore();
      pen.strokeStyle = "rgba(255,255,255,0.35)";
      pen.lineWidth = 3;
      for (let i = 1; i < 9; i++) pen.strokeRect(70 + i * 129, 330, 0.1, 860);
      for (let i = 1; i < 7; i++) pen.strokeRect(70, 330 + i * 123, w - 140, 0.1);
      jigsaw(pen, w - 210, 1080, 190, "#f6f1e4");
    } else if (variant === "ludo") ludoBoard(pen, 240, 370, 820);
    else if (variant === "quiz") {
      write(pen, "?", w / 2, 1080, { size: 780, weight: 800, color: lighter(tone, 0.75) });
      for (let i = 0; i < 26; i++)
        write(pen, i % 3 ? "?" : "!", next() * w, 400 + next() * 850, {
          size: 60 + next() * 110,
          weight: 800,
          color: i % 2 ? darker(tone, 0.25) : lighter(tone, 0.25),
        });
    } else {
      for (let row = 0; row < 6; row++)
        for (let i = 0; i < 7; i++) {
          const [cx, cy, r] = [150 + i * 170 + (row % 2) * 85, 470 + row * 147, 96];
          pen.fillStyle = ["#7fae5a", "#d9b45a", "#9a8570", "#5f8f4a", "#7fb3d0"][
            (i * 3 + row * 2) % 5
          ] as string;
          pen.beginPath();
          for (let k = 0; k < 6; k++)
            pen.lineTo(cx + Math.sin((k * Math.PI) / 3) * r, cy + Math.cos((k * Math.PI) / 3) * r);
          pen.fill();
          if ((i + row) % 4 === 0) {
            pen.fillStyle = "#4d3a2c";
            pen.fillRect(cx - 34, cy - 26, 68, 56);
            for (const off of [-34, -9, 16]) pen.fillRect(cx + off, cy - 46, 18, 26);
          }
        }
    }
    const [title, under] = titles[variant];
    write(pen, title, w / 2, 190, { size: 170, weight: 800, fit: w - 140, color: inkOn(tone) });
    write(pen, under, w / 2, 280, { size: 62, weight: 500, fit: w - 140, color: inkOn(tone) });
  });
}

const pawn: [number, number][] = [
  [0, 0],
  [0.75, 0],
  [0.78, 0.22],
  [0.5, 0.4],
  [0.28, 1.2],
  [0.42, 1.3],
  [0.2, 1.42],
];

/** Boxed games and puzzles with a few of their pieces. */
export const gameBox: Model<"game-box"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const box = group(
      slab([14, 14, 3.2], 0.3, 0.1, surface(darker(tone, 0.1), { roughness: 0.4 }), [0, 7, 0]),
    );
    box.add(face(13.86, 13.86, 0.2, print(cover(variant, tone)), [0, 7, 1.615]));
    const side = painted(300, 1300, (pen, w, h) => {
      pen.fillStyle = darker(tone, 0.12);
      pen.fillRect(0, 0, w, h);
      pen.translate(w / 2, h / 2);
      pen.rotate(-Math.PI / 2);
      write(pen, titles[variant][0], 0, 45, { size: 130, weight: 800, fit: h - 200, color: inkOn(tone) });
    });
    for (const s of [-1, 1]) {
      const label = face(3, 13.6, 0.1, print(side), [s * 7.02, 7, 0]);
      label.rotation.y = (s * Math.PI) / 2;
      box.add(label);
    }
    const all = group(placed(box, { turn: [-0.06, 0, 0] }));
    quarter.forEach((paint, i) => {
      const at: [number, number, number] = [-4 + i * 1.9 + (i % 2) * 0.4, 0, 4.4 + (i % 3) * 0.9];
      if (variant === "ludo" || variant === "strategy")
        all.add(lathe(pawn, lacquer(paint), at), ball(0.44, lacquer(paint), [at[0], 1.72, at[2]]));
      else if (variant === "puzzle")
        all.add(
          placed(roundedBox([1.6, 0.24, 1.6], 0.1, surface(paint)), {
            at: [at[0], 0.12, at[2]],
            turn: [0, i, 0],
          }),
        );
      else
        all.add(
          placed(slab([1.7, 2.5, 0.08], 0.2, 0, surface(lighter(paint, 0.2))), {
            at: [at[0], 0.1 + i * 0.05, at[2] + 1],
            turn: [-Math.PI / 2, 0, i * 0.5],
          }),
        );
    });
    if (variant !== "puzzle") {
      const die = placed(roundedBox([1.1, 1.1, 1.1], 0.22, lacquer("#f6f3ea")), {
        at: [4.6, 0.55, 5],
        turn: [0, 0.5, 0],
      });
      for (const [x, z] of [
        [-0.25, -0.25],
        [0.25, 0.25],
        [0, 0],
      ] as const)
        die.add(ball(0.1, surface("#1c1d20"), [x, 0.55, z], [1, 0.3, 1]));
      for (const y of [-0.25, 0.25]) die.add(ball(0.1, surface("#1c1d20"), [y, y, 0.55], [1, 1, 0.3]));
      all.add(die);
    }
    return all;
  },
  shot: ({ view }) => ({
    azimuth: view === "angle" ? -30 : -8,
    elevation: view === "angle" ? 16 : 12,
    fill: 0.84,
  }),
};
