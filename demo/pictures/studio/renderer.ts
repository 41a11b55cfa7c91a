import * as THREE from "three";
import { hangSoftboxes } from "./surroundings";

let shared: THREE.WebGLRenderer | undefined;

/** The one renderer of the page, set to a size in pixels. */
export function rendererOf(width: number, height: number): THREE.WebGLRenderer {
  if (!shared) {
    hangSoftboxes(0.62);
    shared = new THREE.WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
    shared.setPixelRatio(1);
    shared.shadowMap.enabled = true;
    shared.shadowMap.type = THREE.BasicShadowMap;
    shared.setClearColor(0, 0);
    // Near things first: what they hide is then never shaded.
    shared.setOpaqueSort((a, b) => a.renderOrder - b.renderOrder || a.z - b.z);
  }
  shared.setSize(width, height, false);
  return shared;
}
