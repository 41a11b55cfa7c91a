import { random } from "../../studio/sampling";
import { type Pen, painted, tiled } from "../texture";
import type { Cut, Spot } from "./cuts";

/** The cloth in texture space: paint with garment units through `x` and `y`; `unit` is one unit in pixels. */
export type Canvas = { pen: Pen; x: (x: number) => number; y: (y: number) => number; unit: number };

const [left, low, wide, tall] = [-7, -9, 14, 18];

/** Texture coordinates of a flat place. */
export const clothUv = ([x, y]: Spot): Spot => [(x - left) / wide, (y - low) / tall];

/** A rounded or straight line through garment places. */
export function trace({ pen, x, y }: Canvas, spots: Spot[]): void {
  pen.beginPath();
  for (const [sx, sy] of spots) pen.lineTo(x(sx), y(sy));
}

/** The printed cloth: ground colour, then the art, then stitches along the hems. */
export function clothArt(tone: string, cut: Cut, art?: (canvas: Canvas) => void) {
  return painted(1792, 2304, (pen, w, h) => {
    const canvas: Canvas = {
      pen,
      x: (v) => ((v - left) / wide) * w,
      y: (v) => (1 - (v - low) / tall) * h,
      unit: w / wide,
    };
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, h);
    art?.(canvas);
    pen.setLineDash([8, 5]);
    pen.strokeStyle = "rgba(0,0,0,0.3)";
    pen.lineWidth = 2.5;
    for (const [a, b] of cut.openings) {
      const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(ux, uy);
      for (const off of [0.34, 0.44]) {
        const shift: Spot = [
          (uy / length) * off * (b[0] < a[0] ? -1 : 1),
          (-ux / length) * off * (b[0] < a[0] ? 1 : 1),
        ];
        for (const side of [-1, 1]) {
          trace(canvas, [
            [side * (a[0] + shift[0]), a[1] + shift[1]],
            [side * (b[0] + shift[0]), b[1] + shift[1]],
          ]);
          pen.stroke();
        }
      }
    }
    pen.setLineDash([]);
  });
}

/** The small bumps of knitted or woven cloth, as a repeating normal map. */
export function clothBumps() {
  const map = painted(
    256,
    256,
    (pen, w, h) => {
      const next = random(21);
      const image = pen.createImageData(w, h);
      for (let j = 0; j < h; j++)
        for (let i = 0; i < w; i++) {
          const [a, b] = [(i / w) * 100.5, (j / h) * 100.5];
          const n = (j * w + i) * 4;
          image.data[n] = 128 + (Math.cos(a) * 0.5 + (next() - 0.5) * 0.3) * 90;
          image.data[n + 1] = 128 + (Math.cos(b + Math.sin(a) * 1.5) * 0.5 + (next() - 0.5) * 0.3) * 90;
          image.data[n + 2] = 235;
          image.data[n + 3] = 255;
        }
      pen.putImageData(image, 0, 0);
    },
    true,
  );
  return tiled(map, 18, 22);
}
