import * as THREE from "three";
import { boundsOf, meshesOf } from "./bounds";
import { fitCamera } from "./camera";
import { shadowFloor } from "./floor";
import { Lights } from "./lights";
import { addingPass } from "./passes";
import { rendererOf } from "./renderer";
import { halton } from "./sampling";
import type { Shot } from "./shot";
import { finishingPass } from "./tone";

/** Sums the jittered frames of a scene: this gives smooth edges, soft shadows and shaded corners at once. */
function accumulate(
  renderer: THREE.WebGLRenderer,
  scene: THREE.Scene,
  camera: THREE.PerspectiveCamera,
  lights: Lights,
  shot: Shot,
): THREE.WebGLRenderTarget {
  const { width, height, frames } = shot;
  const frame = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType });
  const sum = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false });
  const add = addingPass(frame.texture, 1 / frames);
  renderer.setRenderTarget(sum);
  renderer.clear();
  for (let i = 0; i < frames; i++) {
    lights.move(i, shot);
    camera.setViewOffset(width, height, halton(i + 1, 2) - 0.5, halton(i + 1, 3) - 0.5, width, height);
    renderer.setRenderTarget(frame);
    renderer.render(scene, camera);
    add.run(renderer, sum);
  }
  frame.dispose();
  return sum;
}

/**
 * Takes a picture of a model and returns it as the data URL of a PNG. The model turns, not the camera, so
 * that every view is lit alike.
 */
export function shoot(model: THREE.Object3D, shot: Shot): string {
  const renderer = rendererOf(shot.width, shot.height);
  const scene = new THREE.Scene();
  const stand = new THREE.Group().add(model);
  stand.rotation.y = (-shot.azimuth * Math.PI) / 180;
  scene.add(stand);
  for (const mesh of meshesOf(model)) {
    mesh.castShadow = !mesh.userData.noShadow;
    mesh.receiveShadow = true;
  }
  const camera = fitCamera(stand, shot);
  const { centre, radius } = boundsOf(stand);
  if (shot.shadow > 0) scene.add(shadowFloor(renderer, stand, shot));
  const lights = new Lights(scene, shot, centre, radius);
  const sum = accumulate(renderer, scene, camera, lights, shot);
  finishingPass(sum.texture, shot).run(renderer, null);
  const picture = renderer.domElement.toDataURL("image/png");
  sum.dispose();
  lights.dispose();
  return picture;
}
