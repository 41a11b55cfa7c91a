import * as THREE from "three";
import { meshesOf } from "./bounds";

/** Frees the materials and textures of a model; geometry may be kept for the next picture and stays. */
export function dispose(model: THREE.Object3D): void {
  for (const mesh of meshesOf(model)) {
    for (const material of [mesh.material].flat()) {
      for (const value of Object.values(material)) if (value instanceof THREE.Texture) value.dispose();
      material.dispose();
    }
  }
}
