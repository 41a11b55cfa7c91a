export type Spot = [x: number, y: number];

/**
 * The cut of a garment, lying flat with its middle on x = 0. `half` runs down the right edge from neck (or
 * waist) to the middle of the hem; openings are the edges of that half where no seam joins front and back.
 */
export type Cut = {
  half: Spot[];
  neck: { front: number; back: number };
  openings: [Spot, Spot][];
};

const edge = (half: Spot[], from: number, to = from + 1): [Spot, Spot] => [
  half[from] as Spot,
  half[to] as Spot,
];

function top(half: Spot[], cuff: number, neck: Cut["neck"]): Cut {
  const hem = half[half.length - 1] as Spot;
  return { half, neck, openings: [edge(half, cuff), [hem, [0, hem[1]]]] };
}

const tee: Spot[] = [
  [1.25, 6.6],
  [2.2, 6.35],
  [3.3, 5.95],
  [5.9, 4.0],
  [4.75, 2.2],
  [3.65, 3.1],
  [3.6, 2.2],
  [3.55, 0],
  [3.6, -2.5],
  [3.7, -5.4],
];
const longSleeved: Spot[] = [
  [1.3, 6.6],
  [2.3, 6.35],
  [3.4, 5.85],
  [4.4, 4.2],
  [6.5, -2.6],
  [5.2, -3.05],
  [3.75, 2.6],
  [3.65, 0.5],
  [3.65, -2.5],
  [3.75, -5.6],
];
const kurta: Spot[] = [
  [1.0, 8.2],
  [2.1, 7.95],
  [3.2, 7.5],
  [6.6, 1.6],
  [5.2, 0.9],
  [3.45, 4.9],
  [3.35, 3.4],
  [3.4, 1.5],
  [3.8, -2.5],
  [4.15, -7.4],
];
const trousers = (hem: number, outer: number, inner: number, thigh: number): Spot[] => [
  [2.35, 7],
  [2.75, 5.4],
  [2.95, 3.8],
  [thigh, 0.5],
  [outer, hem],
  [inner, hem],
  [0.02, 2.7],
];

function bottom(half: Spot[]): Cut {
  return { half, neck: { front: 0.28, back: 0.02 }, openings: [edge(half, 4)] };
}

/** The cuts of all garments; lengths are in decimetres or near it. */
export const cuts = {
  tee: top(tee, 3, { front: 1.35, back: 0.4 }),
  polo: top(tee, 3, { front: 1.0, back: 0.2 }),
  shirt: top(longSleeved, 4, { front: 0.95, back: 0.2 }),
  hoodie: top(longSleeved, 4, { front: 1.1, back: 0.3 }),
  kurta: top(kurta, 3, { front: 0.95, back: 0.3 }),
  slim: bottom(trousers(-8.2, 2.25, 0.62, 2.65)),
  relaxed: bottom(trousers(-8.2, 2.85, 0.5, 2.9)),
  track: bottom(trousers(-8, 2.1, 0.7, 2.8)),
  shorts: bottom(trousers(-1.6, 3.5, 0.45, 3.3)),
} satisfies Record<string, Cut>;

export type CutName = keyof typeof cuts;
