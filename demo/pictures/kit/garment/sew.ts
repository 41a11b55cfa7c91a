import { random } from "../../studio/sampling";
import type { Cut, Spot } from "./cuts";
import { isOpen, panelOf, type Triangle } from "./panels";

/** A sewn garment before it falls: flat places, start heights, triangles of both sides and both necklines. */
export type Sewn = {
  flat: Spot[];
  rise: number[];
  front: Triangle[];
  back: Triangle[];
  necklines: [number[], number[]];
};

/** Sews front and back together along the seams; they share the points there. */
export function sew(cut: Cut, seed: number): Sewn {
  const next = random(seed);
  const front = panelOf(cut, cut.neck.front, next);
  const back = panelOf(cut, cut.neck.back, next);
  const flat: Spot[] = [...front.points];
  const rise = flat.map(() => 0.08 + (next() - 0.5) * 0.05);
  const shared = back.points.map((point, i) => {
    const sewnTo = i < back.edges && !isOpen(cut, point);
    if (sewnTo || i === back.edges) return i;
    flat.push(point);
    rise.push(-0.08 + (next() - 0.5) * 0.05);
    return flat.length - 1;
  });
  const at = (i: number) => shared[i] as number;
  const along = Array.from({ length: front.neck }, (_, i) => front.edges + i);
  return {
    flat,
    rise,
    front: front.triangles,
    back: back.triangles.map(([a, b, c]) => [at(a), at(c), at(b)]),
    necklines: [
      [...along, 0],
      [...along.map(at), 0],
    ],
  };
}
