import * as THREE from "three";
import { group } from "../kit/group";
import { surface } from "../kit/materials";
import { cylinder, type Point } from "../kit/shapes";
import { models } from "../models";
import type { PictureSpec } from "../vocabulary";

/** A thing in a scene: its longest side in scene units, its place on the floor and its turn in degrees. */
export type Placed = {
  spec: PictureSpec;
  size: number;
  at: [x: number, z: number];
  turn?: number;
  /** Height of the floor under it, as on a plinth. */
  above?: number;
  /** A garment that hangs upright in place of lying on the floor. */
  hangs?: true;
};

/** Builds a thing, scales it and stands it on its place. */
export function stand({ spec, size, at, turn = 0, above = 0, hangs }: Placed): THREE.Group {
  // The registry pairs each kind with its model; the compiler cannot follow that pairing through a lookup.
  const model = models[spec.kind] as (typeof models)["phone"];
  const made = model.build(spec as never);
  if (hangs) made.rotation.x = Math.PI / 2;
  const turned = group(made);
  turned.rotation.y = (turn * Math.PI) / 180;
  turned.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(turned, true);
  const extent = box.getSize(new THREE.Vector3());
  const middle = box.getCenter(new THREE.Vector3());
  const scale = size / Math.max(extent.x, extent.y, extent.z);
  const placed = group(turned);
  placed.scale.setScalar(scale);
  placed.position.set(at[0] - middle.x * scale, above - box.min.y * scale, at[1] - middle.z * scale);
  return placed;
}

/** A round plinth in the colour of the set. */
export const plinth = (radius: number, height: number, [x, z]: [number, number], tone: string) =>
  cylinder([radius, radius, height], surface(tone, { roughness: 0.7 }), [x, height / 2, z] as Point);
