import { darker, hex, lighter, mix } from "../kit/colour";
import type { Canvas } from "../kit/garment/cloth-art";
import { layGarment } from "../kit/garment/garment";
import { sewButtons } from "../kit/garment/trims";
import { cloth } from "../kit/materials";
import { roundedBox } from "../kit/shapes";
import { random } from "../studio/sampling";
import { flatLay } from "../studio/shot";
import type { Model } from "./model";

const thread = "#c98b45";

/** Denim: slanting twill, faded thighs. */
function denim({ pen, x, y, unit }: Canvas, tone: string): void {
  const next = random(17);
  pen.lineWidth = 2;
  for (let i = 0; i < 9000; i++) {
    pen.strokeStyle = i % 3 ? darker(tone, 0.2) : lighter(tone, 0.25);
    pen.globalAlpha = 0.25 + next() * 0.3;
    const [px, py, run] = [next() * 14 * unit, next() * 18 * unit, 8 + next() * 22];
    pen.beginPath();
    pen.moveTo(px, py);
    pen.lineTo(px + run * 0.5, py - run);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  for (const side of [-1.6, 1.6]) {
    const fade = pen.createRadialGradient(x(side), y(0.5), 0, x(side), y(0.5), 4.2 * unit);
    fade.addColorStop(0, "rgba(235,240,250,0.3)");
    fade.addColorStop(1, "rgba(235,240,250,0)");
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 14 * unit, 18 * unit);
  }
}

function dashes({ pen, x, y, unit }: Canvas, spots: [number, number][], off = 0): void {
  pen.strokeStyle = thread;
  pen.lineWidth = 0.045 * unit;
  pen.setLineDash([7, 4]);
  pen.beginPath();
  for (const [px, py] of spots) pen.lineTo(x(px + off), y(py));
  pen.stroke();
  pen.setLineDash([]);
}

function front(canvas: Canvas): void {
  dashes(canvas, [
    [-3, 6.25],
    [3, 6.25],
  ]);
  dashes(canvas, [
    [0.55, 6.2],
    [0.55, 4.2],
    [0.35, 3.6],
    [0, 3.3],
  ]);
  for (const side of [-1, 1]) {
    for (const off of [0, 0.14])
      dashes(canvas, [
        [side * (1.35 + off), 6.2],
        [side * (1.55 + off), 5.2],
        [side * (2.1 + off), 4.7 + off],
        [side * 2.95, 4.5 + off],
      ]);
    dashes(canvas, [
      [side * 0.12, 2.7],
      [side * 0.7, -8.1],
    ]);
  }
  dashes(canvas, [
    [-0.08, 6.2],
    [-0.08, 2.7],
  ]);
}

function behind(canvas: Canvas): void {
  dashes(canvas, [
    [-3, 6.25],
    [3, 6.25],
  ]);
  dashes(canvas, [
    [-2.9, 5.5],
    [0, 5.0],
    [2.9, 5.5],
  ]);
  for (const side of [-1, 1]) {
    for (const off of [0, 0.12]) {
      const [l, r] = [side * (0.6 + off), side * (2.2 - off)];
      dashes(canvas, [
        [l, 4.6 - off],
        [r, 4.75 - off],
        [r, 3 + off],
        [(l + r) / 2, 2.5 + off],
        [l, 2.9 + off],
        [l, 4.6 - off],
      ]);
    }
  }
}

/** Jeans with orange stitching, loops and a metal button. */
export const jeans: Model<"jeans"> = {
  build: ({ variant, colour, view }) => {
    const tone = mix(hex(colour), "#51658c", colour === "black" || colour === "grey" ? 0.1 : 0.35);
    const laid = layGarment(variant, {
      tone,
      fromBehind: view === "back",
      art: (canvas) => {
        denim(canvas, tone);
        if (view === "front") front(canvas);
        else behind(canvas);
      },
    });
    for (const x of [-1.9, -0.8, 0.8, 1.9])
      laid.dress(
        roundedBox([0.22, 0.85, 0.1], 0.05, cloth(darker(tone, 0.1)), [x, 6.55, laid.height(x, 6.5) + 0.04]),
      );
    if (view === "front") sewButtons(laid, [[0.1, 6.55]], "#b98a4e", 0.2);
    return laid.all;
  },
  shot: () => flatLay,
};
