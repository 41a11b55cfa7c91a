import type { SpecOf } from "../../vocabulary";

type Cameras = SpecOf<"phone">["variant"];
/** The middle and the radius, in centimetres from the middle of the back, seen from behind. */
export type Lens = [x: number, y: number, radius: number];
export type Layout = {
  plate?: { size: [number, number]; radius: number; at: [number, number]; dark?: boolean };
  lenses: Lens[];
  flash: [number, number];
};

const square = { size: [3.7, 3.7], radius: 0.7, at: [-1.4, 5.5] } satisfies Layout["plate"];
const round = { size: [4.6, 4.6], radius: 2.3, at: [0, 4.7], dark: true } satisfies Layout["plate"];

/** Where the lenses sit on the back. A phone has the layout with as many lenses as it has cameras behind. */
export const layouts: Record<Cameras, Layout> = {
  triple: {
    plate: { size: [3.5, 3.6], radius: 0.95, at: [-1.45, 5.55] },
    lenses: [
      [-2.2, 6.3, 0.72],
      [-2.2, 4.8, 0.72],
      [-0.75, 5.55, 0.72],
    ],
    flash: [-0.75, 6.75],
  },
  ring: {
    plate: round,
    lenses: [
      [-0.92, 5.62, 0.66],
      [0.92, 5.62, 0.66],
      [-0.92, 3.78, 0.66],
    ],
    flash: [0.92, 3.78],
  },
  "ring-pair": {
    plate: round,
    lenses: [
      [0, 5.7, 0.78],
      [0, 3.7, 0.78],
    ],
    flash: [1.35, 4.7],
  },
  bar: {
    plate: { size: [6.6, 2.0], radius: 1, at: [0, 5.3], dark: true },
    lenses: [
      [-2.1, 5.3, 0.66],
      [-0.5, 5.3, 0.66],
    ],
    flash: [2.2, 5.3],
  },
  square: {
    plate: { ...square, dark: true },
    lenses: [
      [-2.2, 6.3, 0.6],
      [-0.6, 6.3, 0.6],
      [-2.2, 4.7, 0.6],
    ],
    flash: [-0.6, 4.7],
  },
  "square-pair": {
    plate: square,
    lenses: [
      [-2.15, 6.25, 0.7],
      [-0.65, 4.75, 0.7],
    ],
    flash: [-0.65, 6.25],
  },
  dual: {
    plate: { size: [2.2, 4.0], radius: 1.05, at: [-2.05, 5.2] },
    lenses: [
      [-2.05, 6.2, 0.66],
      [-2.05, 4.4, 0.66],
    ],
    flash: [-0.4, 6.2],
  },
  column: {
    lenses: [
      [-2.35, 6.3, 0.62],
      [-2.35, 4.7, 0.62],
      [-2.35, 3.1, 0.62],
    ],
    flash: [-1.15, 6.3],
  },
  single: { lenses: [[-2.3, 6.3, 0.68]], flash: [-1.05, 6.3] },
  "single-small": { lenses: [[-2.5, 6.5, 0.5]], flash: [-1.5, 6.5] },
};
