import { Group, type Object3D } from "three";

/** Puts things into one group. */
export function group(...parts: Object3D[]): Group {
  const all = new Group();
  if (parts.length) all.add(...parts);
  return all;
}

type Place = { at?: [number, number, number]; turn?: [number, number, number]; scale?: number };

/** Wraps a thing so that it stands at a place, turned by Euler angles (radians) and scaled. */
export function placed(part: Object3D, { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Place): Group {
  const holder = group(part);
  holder.position.set(...at);
  holder.rotation.set(...turn);
  holder.scale.setScalar(scale);
  return holder;
}
