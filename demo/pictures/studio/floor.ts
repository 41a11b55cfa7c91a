import * as THREE from "three";
import { boundsOf, meshesOf } from "./bounds";
import { domeDirection, keyDirection } from "./directions";
import { addingPass, Pass } from "./passes";
import type { Shot } from "./shot";

const grid = 256;
const samples = 14;

/** A camera that lays the shadow of a light direction onto the floor: it shears height into x and z. */
function shadowCamera(way: THREE.Vector3, centre: THREE.Vector3, floor: number, reach: number) {
  const camera = new THREE.Camera();
  const [sx, sz] = [way.x / way.y, way.z / way.y];
  const r = 1 / reach;
  camera.projectionMatrix.set(
    ...([r, -sx * r, 0, (sx * floor - centre.x) * r] as const),
    ...([0, sz * r, -r, (centre.z - sz * floor) * r] as const),
    ...([0, -r * 0.2, 0, (floor * r) / 5] as const),
    ...([0, 0, 0, 1] as const),
  );
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return camera;
}

/**
 * A floor that carries nothing but the soft shadow of the model. The shadow is the mean of many sheared
 * silhouettes, one for each of many points of the key light and the dome, so it has no streaks.
 */
export function shadowFloor(renderer: THREE.WebGLRenderer, model: THREE.Object3D, shot: Shot): THREE.Mesh {
  const { centre, radius, floor } = boundsOf(model);
  const reach = radius * 3;
  const scene = new THREE.Scene();
  const parent = model.parent;
  scene.add(model);
  scene.overrideMaterial = new THREE.MeshBasicMaterial({ color: 0xffffff, side: THREE.DoubleSide });
  const hidden = meshesOf(model).filter((mesh) => mesh.visible && mesh.userData.noShadow);
  for (const mesh of hidden) mesh.visible = false;
  const options = { type: THREE.HalfFloatType, generateMipmaps: false };
  const frame = new THREE.WebGLRenderTarget(grid, grid, options);
  const sum = new THREE.WebGLRenderTarget(grid, grid, { ...options, depthBuffer: false });
  renderer.setRenderTarget(sum);
  renderer.clear();
  const weigh = addingPass(frame.texture, 0);
  const cast = (way: THREE.Vector3, weight: number) => {
    renderer.setRenderTarget(frame);
    renderer.render(scene, shadowCamera(way, centre, floor, reach));
    weigh.material.uniforms.weight = { value: weight };
    weigh.run(renderer, sum);
  };
  for (let i = 0; i < samples; i++) {
    cast(keyDirection(shot.key, i), 0.45 / samples);
    cast(domeDirection(i), 0.55 / samples);
  }
  for (const mesh of hidden) mesh.visible = true;
  parent?.add(model);
  const blurred = new THREE.WebGLRenderTarget(grid, grid, { ...options, depthBuffer: false });
  new Pass(
    `uniform sampler2D sum; varying vec2 at;
     void main() {
       float total = 0.0;
       for (int x = -3; x <= 3; x++) for (int y = -3; y <= 3; y++)
         total += texture2D(sum, at + vec2(float(x), float(y)) * ${(0.9 / grid).toFixed(6)}).r;
       float shade = total / 49.0;
       float edge = smoothstep(0.5, 0.3, length(at - 0.5));
       gl_FragColor = vec4(0.035, 0.03, 0.035, shade * edge * ${shot.shadow.toFixed(3)} * 1.5);
     }`,
    { sum: { value: sum.texture } },
  ).run(renderer, blurred);
  frame.dispose();
  sum.dispose();
  const material = new THREE.MeshBasicMaterial({
    map: blurred.texture,
    transparent: true,
    depthWrite: false,
  });
  const plane = new THREE.Mesh(new THREE.PlaneGeometry(2 * reach, 2 * reach), material);
  plane.rotation.x = -Math.PI / 2;
  plane.position.set(centre.x, floor - radius * 0.002, centre.z);
  plane.renderOrder = -1;
  return plane;
}
