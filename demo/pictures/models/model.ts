import type { Object3D } from "three";
import type { Shot } from "../studio/shot";
import type { Kind, SpecOf } from "../vocabulary";

/** How one kind of product is built and photographed. Lengths are in units that suit the kind. */
export type Model<K extends Kind> = {
  build: (spec: SpecOf<K>) => Object3D;
  shot: (spec: SpecOf<K>) => Partial<Shot>;
};
