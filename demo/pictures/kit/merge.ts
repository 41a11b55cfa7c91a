import * as THREE from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { mesh } from "./shapes";

/** Copies of one geometry, each moved by a matrix, as one mesh. */
export function copies(geometry: THREE.BufferGeometry, places: THREE.Matrix4[], material: THREE.Material) {
  return mesh(mergeGeometries(places.map((place) => geometry.clone().applyMatrix4(place))), material);
}

/** A matrix that moves, turns (radians) and scales. */
export function place(
  at: [number, number, number],
  turn: [number, number, number] = [0, 0, 0],
  scale: [number, number, number] = [1, 1, 1],
): THREE.Matrix4 {
  return new THREE.Matrix4().compose(
    new THREE.Vector3(...at),
    new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn)),
    new THREE.Vector3(...scale),
  );
}
