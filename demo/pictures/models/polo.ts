import { darker, hex, inkOn } from "../kit/colour";
import { type Canvas, trace } from "../kit/garment/cloth-art";
import { cuts } from "../kit/garment/cuts";
import { layGarment } from "../kit/garment/garment";
import { sewButtons, sewCollar } from "../kit/garment/trims";
import { flatLay } from "../studio/shot";
import type { Model } from "./model";

function placket({ pen, x, y, unit }: Canvas, tone: string, top: number, bottom: number): void {
  pen.fillStyle = darker(tone, 0.07);
  pen.fillRect(x(-0.34), y(top), unit * 0.68, (top - bottom) * unit);
  pen.strokeStyle = "rgba(0,0,0,0.32)";
  pen.lineWidth = 4;
  pen.strokeRect(x(-0.34), y(top), unit * 0.68, (top - bottom) * unit);
}

/** Polo shirts with a collar and three buttons; tipped ones have a line on the sleeves. */
export const polo: Model<"polo"> = {
  build: ({ variant, colour, view }) => {
    const tone = hex(colour);
    const tipped = variant === "tipped";
    const laid = layGarment("polo", {
      tone,
      fromBehind: view === "back",
      rib: { tone: darker(tone, 0.05), radius: 0.13 },
      art: (canvas) => {
        if (view === "front") placket(canvas, tone, 5.8, 3.2);
        if (!tipped) return;
        const [[ax, ay], [bx, by]] = cuts.polo.openings[0] as [[number, number], [number, number]];
        canvas.pen.strokeStyle = inkOn(tone);
        canvas.pen.lineWidth = canvas.unit * 0.16;
        for (const side of [-1, 1]) {
          trace(
            canvas,
            [
              [side * (ax - 0.4), ay + 0.42 - 0.75],
              [side * (bx - 0.45), by + 0.3],
            ].map(([u, v]) => [u as number, v as number]),
          );
          canvas.pen.stroke();
        }
      },
    });
    if (view === "front") {
      sewCollar(laid, tipped ? darker(tone, 0.15) : tone, 6.6, 1.0);
      sewButtons(laid, [
        [0, 5.1],
        [0, 4.4],
        [0, 3.7],
      ]);
    }
    return laid.all;
  },
  shot: () => flatLay,
};
