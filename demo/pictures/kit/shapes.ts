import * as THREE from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";

export type Point = [number, number, number];
export type Axis = "x" | "y" | "z";

const origin: Point = [0, 0, 0];

/** A mesh at a place. */
export function mesh(
  geometry: THREE.BufferGeometry,
  material: THREE.Material,
  at: Point = origin,
): THREE.Mesh {
  const made = new THREE.Mesh(geometry, material);
  made.position.set(...at);
  return made;
}

/** A box with rounded edges; `size` is width (x), height (y), depth (z). */
export function roundedBox(size: Point, radius: number, material: THREE.Material, at: Point = origin) {
  return mesh(new RoundedBoxGeometry(...size, 3, Math.min(radius, Math.min(...size) / 2.01)), material, at);
}

function lay(made: THREE.Mesh, axis: Axis): THREE.Mesh {
  if (axis === "x") made.rotation.z = -Math.PI / 2;
  if (axis === "z") made.rotation.x = Math.PI / 2;
  return made;
}

/** A cylinder or cone along an axis; the first radius is at the positive end. */
export function cylinder(
  [top, bottom, length]: Point,
  material: THREE.Material,
  at: Point = origin,
  axis: Axis = "y",
  sides = 44,
) {
  return lay(mesh(new THREE.CylinderGeometry(top, bottom, length, sides), material, at), axis);
}

/** A body of revolution: the profile is a list of [radius, height] along the axis, from low to high. */
export function lathe(
  profile: [number, number][],
  material: THREE.Material,
  at: Point = origin,
  axis: Axis = "y",
) {
  const outline = profile.map(([r, h]) => new THREE.Vector2(r, h));
  return lay(mesh(new THREE.LatheGeometry(outline, 56), material, at), axis);
}

/** A ball, optionally squashed along the axes. */
export function ball(
  radius: number,
  material: THREE.Material,
  at: Point = origin,
  squash: Point = [1, 1, 1],
) {
  const made = mesh(new THREE.SphereGeometry(radius, 32, 20), material, at);
  made.scale.set(...squash);
  return made;
}

/** A ring around an axis. */
export function ring(
  radius: number,
  thickness: number,
  material: THREE.Material,
  at = origin,
  axis: Axis = "z",
) {
  const made = mesh(new THREE.TorusGeometry(radius, thickness, 10, 56), material, at);
  if (axis === "x") made.rotation.y = Math.PI / 2;
  if (axis === "y") made.rotation.x = Math.PI / 2;
  return made;
}

/** A round tube through points, smooth between them. */
export function tube(points: Point[], radius: number, material: THREE.Material, closed = false, steps = 100) {
  const path = new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    closed,
    "centripetal",
  );
  return mesh(new THREE.TubeGeometry(path, steps, radius, 10, closed), material);
}

/** A straight rod with round ends between two points. */
export function rod(from: Point, to: Point, radius: number, material: THREE.Material): THREE.Mesh {
  const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
  const length = a.distanceTo(b);
  const made = mesh(new THREE.CapsuleGeometry(radius, length, 6, 18), material);
  made.position.copy(a).lerp(b, 0.5);
  made.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.sub(a).normalize());
  return made;
}
