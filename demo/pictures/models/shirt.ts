import { darker, hex, inkOn, lighter, mix } from "../kit/colour";
import type { Canvas } from "../kit/garment/cloth-art";
import { layGarment } from "../kit/garment/garment";
import { sewButtons, sewCollar } from "../kit/garment/trims";
import { random } from "../studio/sampling";
import { flatLay } from "../studio/shot";
import type { Model } from "./model";

function checks({ pen, x, y, unit }: Canvas, tone: string): void {
  const bands: [string, number, number][] = [
    [darker(tone, 0.35), 0, 0.46],
    [mix(tone, inkOn(tone), 0.6), 0.62, 0.1],
    [lighter(tone, 0.3), 0.92, 0.16],
  ];
  pen.globalAlpha = 0.5;
  for (let at = -9; at < 9.5; at += 1.3) {
    for (const [paint, off, wide] of bands) {
      pen.fillStyle = paint;
      pen.fillRect(x(at + off), 0, wide * unit, 18 * unit);
      pen.fillRect(0, y(at + off), 14 * unit, wide * unit);
    }
  }
  pen.globalAlpha = 1;
}

function slubs({ pen, unit }: Canvas, tone: string): void {
  const next = random(31);
  for (let i = 0; i < 2600; i++) {
    pen.fillStyle = i % 2 ? darker(tone, 0.1) : lighter(tone, 0.18);
    pen.globalAlpha = 0.2 + next() * 0.25;
    const along = unit * (0.4 + next() * 1.6);
    if (next() > 0.5) pen.fillRect(next() * 14 * unit, next() * 18 * unit, along, 2.4);
    else pen.fillRect(next() * 14 * unit, next() * 18 * unit, 2.4, along);
  }
  pen.globalAlpha = 1;
}

function front({ pen, x, y, unit }: Canvas): void {
  pen.strokeStyle = "rgba(0,0,0,0.34)";
  pen.lineWidth = 3.5;
  pen.strokeRect(x(-0.36), y(6), unit * 0.72, 12 * unit);
  pen.lineWidth = 3;
  pen.beginPath();
  for (const [px, py] of [
    [0.95, 3.9],
    [2.65, 3.9],
    [2.65, 2.3],
    [1.8, 1.85],
    [0.95, 2.3],
    [0.95, 3.9],
  ] as const)
    pen.lineTo(x(px), y(py));
  pen.stroke();
  pen.strokeRect(x(0.95), y(3.9), unit * 1.7, unit * 0.34);
}

/** Shirts with long sleeves: plain, checked, or of slubby linen. */
export const shirt: Model<"shirt"> = {
  build: ({ variant, colour, view }) => {
    const tone = hex(colour);
    const laid = layGarment("shirt", {
      tone,
      fromBehind: view === "back",
      rib: { tone, radius: 0.12 },
      art: (canvas) => {
        if (variant === "check") checks(canvas, tone);
        if (variant === "linen") slubs(canvas, tone);
        if (view === "front") front(canvas);
      },
    });
    if (view === "front") {
      sewCollar(laid, tone, 6.6, 0.95);
      sewButtons(
        laid,
        [5.2, 3.8, 2.4, 1, -0.4, -1.8, -3.2, -4.5].map((y): [number, number] => [0, y]),
        "#f3efe4",
        0.13,
      );
    }
    return laid.all;
  },
  shot: () => flatLay,
};
