import type { Object3D } from "three";
import type { Shot } from "../studio/shot";

/** A composition of several things on a coloured set, as shown on the home page. */
export type Scene = { build: () => Object3D; shot: Partial<Shot> };
