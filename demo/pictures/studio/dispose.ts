import * as THREE from "three";
import { meshesOf } from "./bounds";

/**
 * Frees the textures of a model. Geometry may be kept for the next picture, and materials stay so that their
 * compiled programs are used again: compiling is a third of the work of a picture.
 */
export function dispose(model: THREE.Object3D): void {
  for (const mesh of meshesOf(model)) {
    for (const material of [mesh.material].flat()) {
      for (const value of Object.values(material)) if (value instanceof THREE.Texture) value.dispose();
    }
  }
}
