import * as THREE from "three";
import { type Colour, colours } from "../kinds/colours";
import { hex } from "../kit/colour";
import { group } from "../kit/group";
import { surface } from "../kit/materials";
import { copies, place } from "../kit/merge";
import { random } from "../studio/sampling";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

/** A brick: where it lies (studs across, layers up, studs deep), its size in studs, its colour and turn. */
type Brick = {
  at: [number, number, number];
  size: [number, number];
  colour: string;
  turn?: [number, number, number];
  flat?: boolean;
};

const layer = 1.2;
const bright: Colour[] = ["red", "yellow", "blue", "green", "white", "orange"];

function wallsOf(tone: string): Brick[] {
  const bricks: Brick[] = [{ at: [0, -0.6, 0], size: [14, 12], colour: colours.leaf, flat: true }];
  for (let row = 0; row < 5; row++) {
    for (const z of [-4, 4]) {
      for (let x = -4; x <= 4; x += 2) {
        const open = z === 4 && ((row < 3 && x === -2) || (row > 0 && row < 4 && x === 2));
        const windowBehind = z === -4 && row > 0 && row < 4 && x === 0;
        if (!open && !windowBehind)
          bricks.push({
            at: [x + (row % 2 ? 0 : 0), row, z],
            size: [2, 2],
            colour: row % 2 ? tone : colours.white,
          });
      }
    }
    for (const x of [-4, 4])
      for (const z of [-2, 0, 2])
        bricks.push({ at: [x, row, z], size: [2, 2], colour: row % 2 ? tone : colours.white });
  }
  for (let step = 0; step < 5; step++) {
    const half = 5 - step;
    for (const z of [-half, half])
      for (let x = -4; x <= 4; x += 4)
        bricks.push({ at: [x, 5 + step, z], size: [4, 2], colour: colours.maroon });
  }
  bricks.push(
    { at: [3, 10, 0], size: [2, 2], colour: colours.grey },
    { at: [3, 9, 0], size: [2, 2], colour: colours.grey },
  );
  for (let x = -5; x < 4; x += 4) bricks.push({ at: [x + 1, 10, 0], size: [4, 1], colour: colours.maroon });
  return bricks;
}

function rocketOf(tone: string): Brick[] {
  const bricks: Brick[] = [{ at: [0, -0.6, 0], size: [10, 10], colour: colours.grey, flat: true }];
  for (let row = 0; row < 11; row++) {
    const colour = row === 4 || row === 8 ? tone : colours.white;
    if (row < 9)
      for (const [x, z] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const)
        bricks.push({ at: [x, row + 1, z], size: [2, 2], colour });
    else bricks.push({ at: [0, row + 1, 0], size: row === 9 ? [3, 3] : [2, 2], colour: tone });
  }
  bricks.push(
    { at: [0, 12, 0], size: [1, 1], colour: colours.yellow },
    { at: [0, 0, 0], size: [2, 2], colour: colours.orange },
  );
  for (const [x, z] of [
    [-3, 0],
    [3, 0],
    [0, -3],
    [0, 3],
  ] as const)
    for (let row = 0; row < 4; row++)
      bricks.push({
        at: [x * (row === 3 ? 0.84 : 1), row + 0, z * (row === 3 ? 0.84 : 1)],
        size: row === 3 ? [1, 1] : [2, 2],
        colour: tone,
      });
  return bricks;
}

function heapOf(): Brick[] {
  const next = random(44);
  const bricks: Brick[] = [];
  for (let i = 0; i < 46; i++) {
    const reach = Math.sqrt(next()) * 8;
    const way = next() * 6.283;
    const up = Math.max(0, 3.4 - reach * 0.6) * next();
    const lean = up > 0.2 ? 0.9 : 0.06;
    bricks.push({
      at: [Math.cos(way) * reach, up, Math.sin(way) * reach],
      size: next() > 0.5 ? [4, 2] : [2, 2],
      colour: hex(bright[i % bright.length] ?? "red"),
      turn: [(next() - 0.5) * lean, next() * 3, (next() - 0.5) * lean],
    });
  }
  return bricks;
}

/** All bricks of one colour and size as two meshes: bodies and studs. */
function built(bricks: Brick[]): THREE.Group {
  const all = group();
  const byLook = new Map<string, Brick[]>();
  for (const brick of bricks) {
    const look = `${brick.colour} ${brick.size} ${brick.flat ?? ""}`;
    byLook.set(look, [...(byLook.get(look) ?? []), brick]);
  }
  for (const same of byLook.values()) {
    const { size, colour, flat } = same[0] as Brick;
    const high = flat ? 0.4 : layer;
    const material = surface(colour, { roughness: 0.22, clearcoat: 0.5, clearcoatRoughness: 0.12 });
    const body = new THREE.BoxGeometry(size[0] - 0.04, high - 0.02, size[1] - 0.04);
    const stud = new THREE.CylinderGeometry(0.3, 0.3, 0.22, 20);
    const spots = same.map(({ at, turn }) => place([at[0], at[1] * layer + (flat ? 0.5 : 0.6), at[2]], turn));
    const studs = spots.flatMap((spot) =>
      Array.from({ length: size[0] * size[1] }, (_, i) =>
        spot
          .clone()
          .multiply(
            place([
              (i % size[0]) - size[0] / 2 + 0.5,
              high / 2 + 0.1,
              Math.floor(i / size[0]) - size[1] / 2 + 0.5,
            ]),
          ),
      ),
    );
    all.add(copies(body, spots, material), copies(stud, studs, material));
  }
  return all;
}

const plans: Record<SpecOf<"blocks">["variant"], (tone: string) => Brick[]> = {
  house: wallsOf,
  rocket: rocketOf,
  heap: heapOf,
};

/** Building blocks: a house, a rocket or a heap of loose ones. */
export const blocks: Model<"blocks"> = {
  build: ({ variant, colour }) => built(plans[variant](hex(colour))),
  shot: ({ variant }) => ({
    azimuth: variant === "heap" ? 10 : -32,
    elevation: variant === "heap" ? 30 : 18,
    fill: 0.82,
  }),
};
