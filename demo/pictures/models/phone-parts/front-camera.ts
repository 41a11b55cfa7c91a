import type { Pen } from "../../kit/texture";
import type { SpecOf } from "../../vocabulary";

/** What the front of a phone has for its camera: room in the screen, or a bar above it and a button below. */
export type Front = NonNullable<SpecOf<"phone">["front"]>;

/** A lens that one sees behind black glass only from near by. */
function paintLens(pen: Pen, x: number, y: number, radius: number): void {
  for (const [r, colour] of [
    [radius, "#11131a"],
    [radius * 0.62, "#101b3c"],
    [radius * 0.3, "#05060a"],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, r, 0, 7);
    pen.fill();
  }
}

/** Black that hangs from the upper edge: its upper corners bend outwards into the edge, the lower ones are round. */
function paintNotch(pen: Pen, middle: number): void {
  const [half, depth, ear, corner] = [196, 78, 16, 42];
  pen.beginPath();
  pen.moveTo(middle - half - ear, 0);
  pen.quadraticCurveTo(middle - half, 0, middle - half, ear);
  pen.arcTo(middle - half, depth, middle, depth, corner);
  pen.arcTo(middle + half, depth, middle + half, 0, corner);
  pen.lineTo(middle + half, ear);
  pen.quadraticCurveTo(middle + half, 0, middle + half + ear, 0);
  pen.fill();
  pen.fillStyle = "#1d1f24";
  pen.beginPath();
  pen.roundRect(middle - 62, 10, 124, 11, 5.5);
  pen.fill();
  paintLens(pen, middle - 112, 40, 17);
}

/** The part of a screen of a width in pixels that is left out for the front camera, if it sits in the screen. */
export function paintFrontCamera(pen: Pen, width: number, front: Front): void {
  const middle = width / 2;
  pen.fillStyle = "#000";
  if (front === "notch") paintNotch(pen, middle);
  if (front === "hole") {
    pen.beginPath();
    pen.arc(middle, 72, 26, 0, 7);
    pen.fill();
  }
  if (front === "island") {
    pen.beginPath();
    pen.roundRect(middle - 138, 32, 276, 80, 40);
    pen.fill();
    paintLens(pen, middle + 96, 72, 18);
  }
}
