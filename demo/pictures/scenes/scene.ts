import type { Object3D } from "three";
import { group } from "../kit/group";
import type { Shot } from "../studio/shot";
import { type Placed, plinth, stand } from "./stand";

/** A composition of several things on a coloured set, as shown on the home page. */
export type Scene = { build: () => Object3D; shot: Partial<Shot> };

type Plinth = { radius: number; height: number; at: [number, number] };
type Set = { light: string; deep: string; plinths?: Plinth[]; elevation?: number };

const wide: Partial<Shot> = { width: 1280, height: 720, frames: 6, azimuth: 0, lens: 24, fill: 0.9 };
const square: Partial<Shot> = { ...wide, width: 720, height: 720, fill: 0.86 };

function compose(
  format: Partial<Shot>,
  { light, deep, plinths = [], elevation = 10 }: Set,
  things: Placed[],
): Scene {
  return {
    build: () =>
      group(
        ...plinths.map(({ radius, height, at }) => plinth(radius, height, at, light)),
        ...things.map(stand),
      ),
    shot: { ...format, elevation, backdrop: [light, deep], shadow: 0.6 },
  };
}

/** A scene of 16 to 9. */
export const wideScene = (set: Set, things: Placed[]) => compose(wide, set, things);
/** A square scene. */
export const squareScene = (set: Set, things: Placed[]) => compose(square, set, things);
