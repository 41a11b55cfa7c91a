import { random } from "../studio/sampling";
import type { Wear } from "../vocabulary";
import { surface } from "./materials";
import { face } from "./plates";
import { type Pen, painted } from "./texture";

type Line = [number, number][];

function scratches(pen: Pen, w: number, h: number, count: number, next: () => number): void {
  for (let i = 0; i < count; i++) {
    pen.strokeStyle = `rgba(255,255,255,${0.1 + 0.26 * next()})`;
    pen.lineWidth = 0.7 + next() * 1.5;
    const [x, y, way, length] = [next() * w, next() * h, next() * 6.3, 30 + next() * 240];
    const [dx, dy] = [Math.cos(way) * length, Math.sin(way) * length];
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + dx / 2 + next() * 20, y + dy / 2, x + dx, y + dy);
    pen.stroke();
  }
}

function stroke(pen: Pen, line: Line, width: number, light: number): void {
  for (const [shift, colour] of [
    [1.8, "rgba(0,0,0,0.7)"],
    [0, `rgba(232,240,250,${light})`],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    for (const [x, y] of line) pen.lineTo(x + shift, y + shift);
    pen.stroke();
  }
}

/** Cracks that run from one blow near a corner, with a web of splinters round it. */
function cracks(pen: Pen, w: number, h: number, next: () => number): void {
  const [ox, oy, count] = [w * 0.78, h * 0.22, 14];
  const rays: Line[] = [];
  for (let i = 0; i < count; i++) {
    let way = (i / count) * 6.283 + next() * 0.3;
    let [x, y] = [ox, oy];
    const ray: Line = [[x, y]];
    const length = 230 + next() * next() * 1900;
    for (let run = 0; run < length; run += 55) {
      way += (next() - 0.5) * 0.42;
      x += Math.cos(way) * 55;
      y += Math.sin(way) * 55;
      ray.push([x, y]);
    }
    rays.push(ray);
  }
  for (const ray of rays) stroke(pen, ray, 1.4 + next() * 1.8, 0.7);
  for (let step = 1; step < 8; step += step > 3 ? 2 : 1) {
    rays.forEach((ray, i) => {
      const [a, b] = [ray[step], rays[(i + 1) % count]?.[step]];
      if (a && b && next() > 0.3)
        stroke(pen, [a, [(a[0] + b[0]) / 2 + next() * 18, (a[1] + b[1]) / 2], b], 1.3, 0.55);
    });
  }
}

/** A clear sheet with the marks of use, to lay just above a face of the given size. */
export function wearSheet(
  width: number,
  height: number,
  radius: number,
  wear: Wear,
  seed: number,
  cracked: boolean,
) {
  const map = painted(900, Math.round((900 * height) / width), (pen, w, h) => {
    const next = random(seed);
    pen.lineCap = "round";
    scratches(pen, w, h, wear === "light" ? 26 : 64, next);
    if (cracked) cracks(pen, w, h, next);
  });
  const made = face(
    width,
    height,
    radius,
    surface("#fff", { map, transparent: true, roughness: 0.3, depthWrite: false }),
  );
  made.userData.noShadow = true;
  return made;
}
