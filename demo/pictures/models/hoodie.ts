import { darker, hex, inkOn } from "../kit/colour";
import type { Canvas } from "../kit/garment/cloth-art";
import { layGarment } from "../kit/garment/garment";
import { hangCord } from "../kit/garment/trims";
import { write } from "../kit/lettering";
import { cloth } from "../kit/materials";
import { outline, plate } from "../kit/plates";
import { flatLay } from "../studio/shot";
import type { Model } from "./model";

const hood: [number, number][] = [
  [-2.1, 5.7],
  [-2.5, 7.2],
  [-2.0, 8.7],
  [-0.8, 9.5],
  [0.8, 9.5],
  [2.0, 8.7],
  [2.5, 7.2],
  [2.1, 5.7],
  [1.0, 4.9],
  [0, 4.7],
  [-1.0, 4.9],
];
const opening: [number, number][] = [
  [-1.15, 6.0],
  [-1.5, 7.2],
  [-1.1, 8.3],
  [0, 8.8],
  [1.1, 8.3],
  [1.5, 7.2],
  [1.15, 6.0],
  [0, 5.0],
];

function pocket({ pen, x, y, unit }: Canvas): void {
  pen.fillStyle = "rgba(0,0,0,0.05)";
  pen.strokeStyle = "rgba(0,0,0,0.42)";
  pen.lineWidth = 0.07 * unit;
  pen.beginPath();
  for (const [px, py] of [
    [-1.5, -0.8],
    [1.5, -0.8],
    [2.5, -2.6],
    [2.5, -4.6],
    [-2.5, -4.6],
    [-2.5, -2.6],
    [-1.5, -0.8],
  ] as const)
    pen.lineTo(x(px), y(py));
  pen.fill();
  pen.stroke();
}

function ribs({ pen, x, y, unit }: Canvas): void {
  pen.strokeStyle = "rgba(0,0,0,0.2)";
  pen.lineWidth = 0.035 * unit;
  for (let i = -50; i <= 50; i++) {
    pen.beginPath();
    pen.moveTo(x(i * 0.09), y(-4.75));
    pen.lineTo(x(i * 0.09), y(-5.6));
    pen.stroke();
  }
  pen.fillStyle = "rgba(0,0,0,0.25)";
  pen.fillRect(x(-4), y(-4.72), 8 * unit, 0.05 * unit);
}

/** Hooded sweatshirts with a front pocket and cords. */
export const hoodie: Model<"hoodie"> = {
  build: ({ variant, colour, view }) => {
    const tone = hex(colour);
    const laid = layGarment("hoodie", {
      tone,
      fromBehind: view === "back",
      art: (canvas) => {
        ribs(canvas);
        if (view === "back") return;
        pocket(canvas);
        if (variant !== "chest") return;
        const color = inkOn(tone);
        write(canvas.pen, "SAHYADRI", canvas.x(0), canvas.y(1.9), {
          size: canvas.unit * 0.85,
          weight: 800,
          color,
        });
        write(canvas.pen, "HIKERS · SINCE 1998", canvas.x(0), canvas.y(1.25), {
          size: canvas.unit * 0.36,
          color,
        });
      },
    });
    const felt = cloth(tone);
    laid.dress(plate(outline(hood, true), 1.0, 0.46, felt, [0, 0, 0.35]));
    if (view === "back") return laid.all;
    laid.dress(plate(outline(opening, true), 0.5, 0.2, cloth(darker(tone, 0.4)), [0, 0, 0.68]));
    for (const side of [-0.8, 0.8]) hangCord(laid, [side, 4.7], 3, inkOn(tone));
    return laid.all;
  },
  shot: () => flatLay,
};
