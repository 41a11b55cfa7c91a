import { Vector3 } from "three";
import { halton } from "./sampling";

/** The direction to a point of the key light's area; `index` walks evenly over that area. */
export function keyDirection(key: readonly [number, number, number], index: number): Vector3 {
  const turn = 2 * Math.PI * halton(index + 1, 2);
  const reach = Math.sqrt(halton(index + 1, 3)) * 0.28;
  const offset = new Vector3(Math.cos(turn), Math.sin(turn) * 0.5, Math.sin(turn)).multiplyScalar(reach);
  return new Vector3(...key).normalize().add(offset).normalize();
}

/** The direction to a point of the sky dome, weighted to the zenith and kept off the horizon. */
export function domeDirection(index: number): Vector3 {
  const turn = 2 * Math.PI * halton(index + 1, 5);
  const height = Math.sqrt(0.3 + 0.7 * halton(index + 1, 7));
  const across = Math.sqrt(1 - height * height);
  return new Vector3(across * Math.cos(turn), height, across * Math.sin(turn));
}
