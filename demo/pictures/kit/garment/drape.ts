import { random } from "../../studio/sampling";
import type { Spot } from "./cuts";
import type { Triangle } from "./panels";
import type { Sewn } from "./sew";

/** How a garment falls. `slack` is how much longer its threads are than the cut, which makes folds. */
export type Fall = {
  steps: number;
  press: number;
  crumple: number;
  hold: number;
  slack: number;
  seed: number;
};

export const houseFall: Fall = { steps: 230, press: 0.2, crumple: 0.35, hold: 2, slack: 1.035, seed: 8 };

type Thread = [a: number, b: number, length: number];

/** The threads along the edges of the triangles, and the stiffer ones across each shared edge. */
function threadsOf({ flat, front, back }: Sewn, slack: number): { edges: Thread[]; bends: Thread[] } {
  const span = (a: number, b: number) => {
    const [p, q] = [flat[a] as Spot, flat[b] as Spot];
    return Math.hypot(p[0] - q[0], p[1] - q[1]);
  };
  const edges = new Map<number, Thread>();
  const bends: Thread[] = [];
  for (const side of [front, back]) {
    const opposite = new Map<number, number>();
    for (const triangle of side) {
      for (let k = 0; k < 3; k++) {
        const [a, b, c] = [triangle[k], triangle[(k + 1) % 3], triangle[(k + 2) % 3]] as Triangle;
        const key = Math.min(a, b) * 1e5 + Math.max(a, b);
        if (!edges.has(key)) edges.set(key, [a, b, span(a, b) * slack]);
        const other = opposite.get(key);
        if (other === undefined) opposite.set(key, c);
        else bends.push([c, other, span(c, other)]);
      }
    }
  }
  return { edges: [...edges.values()], bends };
}

function blow(sewn: Sewn, at: Float32Array, force: Float32Array, strength: number): void {
  for (const triangles of [sewn.front, sewn.back]) {
    for (const [a, b, c] of triangles) {
      const [p, q, r] = [a * 3, b * 3, c * 3];
      const g = (i: number) => at[i] as number;
      const [ux, uy, uz] = [g(q) - g(p), g(q + 1) - g(p + 1), g(q + 2) - g(p + 2)];
      const [wx, wy, wz] = [g(r) - g(p), g(r + 1) - g(p + 1), g(r + 2) - g(p + 2)];
      const [fx, fy, fz] = [
        (uy * wz - uz * wy) * strength,
        (uz * wx - ux * wz) * strength,
        (ux * wy - uy * wx) * strength,
      ];
      for (const i of [p, q, r]) {
        force[i] = g2(force, i) + fx;
        force[i + 1] = g2(force, i + 1) + fy;
        force[i + 2] = g2(force, i + 2) + fz;
      }
    }
  }
}

const g2 = (list: Float32Array, i: number) => list[i] as number;

function pull(threads: Thread[], at: Float32Array, stiffness: number): void {
  for (const [a, b, length] of threads) {
    const [p, q] = [a * 3, b * 3];
    const dx = g2(at, p) - g2(at, q);
    const dy = g2(at, p + 1) - g2(at, q + 1);
    const dz = g2(at, p + 2) - g2(at, q + 2);
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    const share = (stiffness * (distance - length)) / distance;
    at[p] = g2(at, p) - dx * share;
    at[p + 1] = g2(at, p + 1) - dy * share;
    at[p + 2] = g2(at, p + 2) - dz * share;
    at[q] = g2(at, q) + dx * share;
    at[q + 1] = g2(at, q + 1) + dy * share;
    at[q + 2] = g2(at, q + 2) + dz * share;
  }
}

/** Lets a sewn garment fill with air and settle on the floor (z = -0.3); returns x, y, z of every point. */
export function drape(sewn: Sewn, fall: Fall): Float32Array {
  const { flat, rise } = sewn;
  const { edges, bends } = threadsOf(sewn, fall.slack);
  const next = random(fall.seed);
  const waves = Array.from({ length: 10 }, () => [next() * 6.28, 0.5 + next() * 1.6, next() * 6.28] as const);
  const dents = flat.map(
    ([x, y]) =>
      waves.reduce((sum, [t, f, o]) => sum + Math.sin((x * Math.cos(t) + y * Math.sin(t)) * f + o), 0) / 3,
  );
  const squeeze = flat.map(
    ([x, y]): Spot => [
      -Math.sign(x) * Math.min(1, Math.abs(x) / 3) * 5 * (1 + 0.4 * Math.sin(y * 1.3 + fall.seed)),
      -(y - 0.5) * 0.55,
    ],
  );
  const at = new Float32Array(flat.flatMap(([x, y], i) => [x, y, rise[i] as number]));
  const speed = new Float32Array(at.length);
  const aim = new Float32Array(at.length);
  const step = 0.016;
  for (let round = 0; round < fall.steps; round++) {
    const force = new Float32Array(at.length);
    blow(sewn, at, force, fall.press * (round < fall.steps * 0.55 ? 1 : 0.45) * 440);
    flat.forEach((spot, i) => {
      for (let k = 0; k < 3; k++) {
        const n = i * 3 + k;
        const gather = round < 90 ? ((squeeze[i] as Spot)[k] ?? 0) * fall.crumple : 0;
        const outer =
          k === 2
            ? -5 + (round < 60 ? (dents[i] as number) * 9 : 0)
            : gather + ((spot[k] as number) - g2(at, n)) * fall.hold;
        speed[n] = (g2(speed, n) + step * (g2(force, n) + outer)) * 0.955;
        aim[n] = g2(at, n) + step * g2(speed, n);
      }
    });
    for (let pass = 0; pass < 7; pass++) {
      pull(edges, aim, 0.5);
      pull(bends, aim, 0.06);
      for (let n = 2; n < aim.length; n += 3) {
        if (g2(aim, n) >= -0.3) continue;
        aim[n] = -0.3;
        aim[n - 2] = g2(aim, n - 2) * 0.6 + g2(at, n - 2) * 0.4;
        aim[n - 1] = g2(aim, n - 1) * 0.6 + g2(at, n - 1) * 0.4;
      }
    }
    for (let n = 0; n < at.length; n++) {
      speed[n] = (g2(aim, n) - g2(at, n)) / step;
      at[n] = g2(aim, n);
    }
  }
  return at;
}
