import { capsule, ellipsoid, join } from "../../kit/distance";
import type { SpecOf } from "../../vocabulary";

export type Variant = SpecOf<"plush">["variant"];
type Ball = [x: number, y: number, z: number, a: number, b: number, c: number];

/** An animal of stuffed balls: body parts (mirrored where x > 0), pale parts, eyes and nose. */
export type Animal = {
  parts: (x: number, y: number, z: number) => number;
  pale: Ball[];
  eyes: [number, number, number];
  nose?: [number, number, number];
};

const egg = (x: number, y: number, z: number, [cx, cy, cz, a, b, c]: Ball) =>
  ellipsoid(x - cx, y - cy, z - cz, a, b, c);

/** The sitting body that all share: belly, head, arms and legs with feet forward. */
function sitting(x: number, y: number, z: number): number {
  let d = egg(x, y, z, [0, 1.45, 0, 1.12, 1.3, 1]);
  d = join(d, egg(x, y, z, [0, 3.25, 0.08, 1.14, 1.02, 1]), 0.18);
  d = join(d, capsule(x, y, z, [0.86, 2.35, 0.1], [1.68, 1.15, 0.55], 0.4, 0.46), 0.12);
  return join(d, capsule(x, y, z, [0.72, 0.52, 0.5], [0.95, 0.52, 1.75], 0.5, 0.52), 0.15);
}

const soles: Ball = [0.97, 0.55, 2.25, 0.36, 0.38, 0.2];

export const animals: Record<Variant, Animal> = {
  bear: {
    parts: (x, y, z) => {
      let d = join(sitting(x, y, z), egg(x, y, z, [0, 3.0, 0.95, 0.5, 0.42, 0.42]), 0.12);
      d = join(d, egg(x, y, z, [0.86, 4.12, 0, 0.42, 0.42, 0.24]), 0.1);
      return d;
    },
    pale: [
      [0, 3.0, 1.1, 0.56, 0.48, 0.5],
      [0.86, 4.12, 0.26, 0.28, 0.28, 0.2],
      soles,
      [0, 1.45, 1, 0.72, 0.85, 0.5],
    ],
    eyes: [0.4, 3.5, 1.04],
    nose: [0, 3.2, 1.42],
  },
  elephant: {
    parts: (x, y, z) => {
      let d = join(sitting(x, y, z), capsule(x, y, z, [0, 3.1, 0.9], [0, 2.5, 1.5], 0.38, 0.3), 0.2);
      d = join(d, capsule(x, y, z, [0, 2.5, 1.5], [0, 1.95, 1.85], 0.3, 0.24), 0.1);
      d = join(d, capsule(x, y, z, [0, 1.95, 1.85], [0, 2.0, 2.3], 0.24, 0.23), 0.1);
      return join(d, egg(x, y, z, [1.5, 3.35, -0.1, 0.85, 1.0, 0.17]), 0.12);
    },
    pale: [[1.52, 3.32, 0.12, 0.6, 0.75, 0.16], soles, [0, 1.4, 1, 0.72, 0.85, 0.5]],
    eyes: [0.52, 3.55, 0.95],
  },
  bunny: {
    parts: (x, y, z) => {
      let d = join(sitting(x, y, z), egg(x, y, z, [0, 2.98, 0.95, 0.42, 0.32, 0.32]), 0.14);
      d = join(d, capsule(x, y, z, [0.45, 4.0, 0], [0.72, 5.5, -0.1], 0.27, 0.34), 0.12);
      return d;
    },
    pale: [
      [0.64, 4.9, 0.32, 0.2, 0.8, 0.3],
      soles,
      [0, 1.45, 1, 0.7, 0.85, 0.5],
      [0, 2.98, 1.15, 0.42, 0.34, 0.4],
    ],
    eyes: [0.4, 3.45, 1.02],
    nose: [0, 3.1, 1.3],
  },
};

/** Whether a point lies on a pale part. */
export const isPale = ({ pale }: Animal, x: number, y: number, z: number) =>
  pale.some((ball) => egg(Math.abs(x), y, z, ball) < 0);
