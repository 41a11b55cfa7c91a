import Delaunator from "delaunator";
import type { Cut, Spot } from "./cuts";

export type Triangle = [number, number, number];
/** One side of a garment as a triangle mesh; the first `edges` points run along its outer edge. */
export type Panel = { points: Spot[]; triangles: Triangle[]; edges: number; neck: number };

const spacing = 0.15;

function between(a: Spot, b: Spot): Spot[] {
  const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.16));
  return Array.from({ length: count }, (_, i) => [
    a[0] + ((b[0] - a[0]) * i) / count,
    a[1] + ((b[1] - a[1]) * i) / count,
  ]);
}

/** The outer edge from the right of the neck, down and round to the left of the neck. */
function edgeOf({ half }: Cut): Spot[] {
  const mirrored = half.map(([x, y]): Spot => [-x, y]).reverse();
  const way = [...half, ...mirrored];
  return way.slice(0, -1).flatMap((a, i) => between(a, way[i + 1] as Spot));
}

function neckline({ half }: Cut, depth: number): Spot[] {
  const [x, y] = half[0] as Spot;
  return Array.from({ length: 14 }, (_, i) => {
    const turn = (Math.PI * i) / 14;
    return [-x * Math.cos(turn), y - depth * Math.sin(turn) ** 0.75];
  });
}

function inside(polygon: Spot[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i] as Spot, polygon[j] as Spot];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  }
  return within;
}

/** Cuts one side of a garment from the cloth: edge points, then an even filling, joined to triangles. */
export function panelOf(cut: Cut, depth: number, next: () => number): Panel {
  const edge = edgeOf(cut);
  const neck = neckline(cut, depth);
  const polygon = [...edge, ...neck];
  const points = [...polygon];
  for (let row = -62; row < 70; row++) {
    for (let column = -48; column < 48; column++) {
      const x = (column + (row & 1) / 2) * spacing + (next() - 0.5) * 0.05;
      const y = row * spacing * 0.87 + (next() - 0.5) * 0.05;
      if (!inside(polygon, x, y)) continue;
      if (polygon.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < 0.0081)) continue;
      points.push([x, y]);
    }
  }
  const corners = Delaunator.from(points).triangles;
  const triangles: Triangle[] = [];
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [corners[i], corners[i + 1], corners[i + 2]] as unknown as Triangle;
    const [p, q, r] = [points[a] as Spot, points[b] as Spot, points[c] as Spot];
    if (!inside(polygon, (p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3)) continue;
    const turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    triangles.push(turn > 0 ? [a, b, c] : [a, c, b]);
  }
  return { points, triangles, edges: edge.length, neck: neck.length };
}

/** Whether a point of the edge lies on an opening, where front and back are not sewn together. */
export function isOpen(cut: Cut, [x, y]: Spot): boolean {
  return cut.openings.some(([a, b]) => {
    const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(ux, uy);
    const along = ((Math.abs(x) - a[0]) * ux + (y - a[1]) * uy) / length;
    const off = Math.abs(uy * (Math.abs(x) - a[0]) - ux * (y - a[1])) / length;
    return off < 0.03 && along > 0.08 && along < length - 0.08 * (b[0] === 0 ? -1 : 1);
  });
}
