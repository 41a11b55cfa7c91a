/** Distance to a surface from a point, negative inside. */
export type Field = (x: number, y: number, z: number) => number;

/** Distance to a rounded box at the origin with half sizes a, b, c. */
export function box(x: number, y: number, z: number, a: number, b: number, c: number, r = 0): number {
  const [p, q, s] = [Math.abs(x) - a + r, Math.abs(y) - b + r, Math.abs(z) - c + r];
  return Math.hypot(Math.max(p, 0), Math.max(q, 0), Math.max(s, 0)) + Math.min(Math.max(p, q, s), 0) - r;
}

/** Distance (near enough close to the surface) to an ellipsoid at the origin with radii a, b, c. */
export function ellipsoid(x: number, y: number, z: number, a: number, b: number, c: number): number {
  return (Math.hypot(x / a, y / b, z / c) - 1) * Math.min(a, b, c);
}

type Triple = readonly [number, number, number];

/** Distance to a rod with round ends whose radius runs from `r` to `end`. */
export function capsule(x: number, y: number, z: number, a: Triple, b: Triple, r: number, end = r): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const along = Math.min(1, Math.max(0, (px * ux + py * uy + pz * uz) / (ux * ux + uy * uy + uz * uz)));
  return Math.hypot(px - ux * along, py - uy * along, pz - uz * along) - (r + (end - r) * along);
}

/** Union of two fields with a fillet of width k. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** Intersection of two fields with a rounded edge of width k. */
export const meet = (a: number, b: number, k: number) => -join(-a, -b, k);

/** The first field without the second, the edge rounded by k. */
export const cut = (a: number, b: number, k: number) => meet(a, -b, k);
