import { darker, hex, inkOn, mix } from "../kit/colour";
import type { Canvas } from "../kit/garment/cloth-art";
import { layGarment } from "../kit/garment/garment";
import { sewButtons } from "../kit/garment/trims";
import { flatLay } from "../studio/shot";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

/** A flower of petals round a point. */
function flower({ pen, x, y, unit }: Canvas, fx: number, fy: number, size: number, petals = 6): void {
  for (let k = 0; k < petals; k++) {
    const turn = (k / petals) * 6.283;
    pen.beginPath();
    pen.ellipse(
      x(fx) + Math.cos(turn) * size * unit,
      y(fy) + Math.sin(turn) * size * unit,
      size * unit * 0.85,
      size * unit * 0.4,
      turn,
      0,
      7,
    );
    pen.fill();
  }
}

function border(canvas: Canvas, y0: number, paint: string): void {
  const { pen, x, y, unit } = canvas;
  pen.fillStyle = paint;
  for (const line of [y0 + 0.42, y0 - 0.42]) pen.fillRect(x(-6), y(line), 12 * unit, 0.06 * unit);
  for (let i = 0; i < 44; i++) {
    const left = x(-4.6 + i * 0.215);
    pen.beginPath();
    for (const [dx, dy] of [
      [0, 0],
      [0.1, 0.24],
      [0.2, 0],
      [0.1, -0.24],
    ] as const)
      pen.lineTo(left + dx * unit, y(y0 + dy));
    pen.fill();
  }
}

function placket({ pen, x, y, unit }: Canvas, bottom: number): void {
  pen.fillStyle = "rgba(0,0,0,0.1)";
  pen.fillRect(x(-0.42), y(7.6), 0.84 * unit, (7.6 - bottom) * unit);
  pen.strokeStyle = "rgba(0,0,0,0.32)";
  pen.lineWidth = 4;
  pen.strokeRect(x(-0.42), y(7.6), 0.84 * unit, (7.6 - bottom) * unit);
}

const prints: Record<SpecOf<"kurta">["variant"], (canvas: Canvas, tone: string, front: boolean) => void> = {
  plain: (canvas, _tone, front) => void (front && placket(canvas, 2.6)),
  festive: (canvas, tone, front) => {
    const gold = mix("#e9c46a", tone, 0.06);
    if (front) {
      placket(canvas, 2.2);
      canvas.pen.fillStyle = gold;
      for (const side of [-0.78, 0.78])
        for (let i = 0; i < 13; i++) flower(canvas, side, 7.2 - i * 0.42, 0.1);
    }
    border(canvas, -6.55, gold);
  },
  "block-print": (canvas, tone, front) => {
    canvas.pen.fillStyle = mix(tone, inkOn(tone) === "#23262b" ? "#7d1f3a" : "#f3e3b0", 0.75);
    for (let row = 0; row < 19; row++) {
      for (let i = -7; i <= 7; i++) flower(canvas, i * 0.95 + (row % 2) * 0.475, 8.2 - row * 0.85, 0.11, 5);
    }
    if (front) placket(canvas, 3);
    border(canvas, -6.7, darker(tone, 0.45));
  },
};

/** Kurtas: plain, festive with gold, or printed with small flowers. */
export const kurta: Model<"kurta"> = {
  build: ({ variant, colour, view }) => {
    const tone = hex(colour);
    const laid = layGarment("kurta", {
      tone,
      fromBehind: view === "back",
      rib: { tone: variant === "festive" ? darker(tone, 0.2) : darker(tone, 0.06), radius: 0.16 },
      art: (canvas) => prints[variant](canvas, tone, view === "front"),
    });
    if (view === "front") {
      const spots = [6.6, 5.5, 4.4, 3.4].map((y): [number, number] => [0, y]);
      sewButtons(laid, spots, variant === "festive" ? "#d9b45a" : "#efe7d2", 0.15);
    }
    return laid.all;
  },
  shot: () => flatLay,
};
