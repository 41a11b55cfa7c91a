import type { Point } from "../../kit/shapes";

/** The path of a pipe that lies in a coil of several turns and layers. */
export function coil(radius: number, thickness: number, turns: number, layers: number): Point[] {
  const spots: Point[] = [];
  const each = 36;
  for (let layer = 0; layer < layers; layer++) {
    for (let i = 0; i < turns * each; i++) {
      const turn = (i / each) * 2 * Math.PI + layer * 0.4;
      const along = i / (turns * each);
      const out = layer % 2 ? 1 - along : along;
      const r = radius + (out - 0.5) * turns * thickness * 2;
      spots.push([
        Math.cos(turn) * r,
        thickness + layer * thickness * 1.9 + 0.03 * Math.sin(turn * 3),
        Math.sin(turn) * r,
      ]);
    }
  }
  return spots;
}
