import * as THREE from "three";
import { boundsOf, extentOn, meshesOf } from "./bounds";
import type { Shot } from "./shot";

const radians = Math.PI / 180;

/** A camera placed so that the model fills its share of the frame, measured on the model's real vertices. */
export function fitCamera(model: THREE.Object3D, shot: Shot): THREE.PerspectiveCamera {
  const { centre, radius } = boundsOf(model);
  const meshes = meshesOf(model);
  const camera = new THREE.PerspectiveCamera(shot.lens, shot.width / shot.height, 0.1, 1000);
  const elevation = shot.elevation * radians;
  const away = new THREE.Vector3(0, Math.sin(elevation), Math.cos(elevation));
  const slope = Math.tan((shot.lens * radians) / 2);
  const target = centre.clone();
  let distance = radius / slope / shot.fill;
  const place = () => {
    camera.position.copy(target).addScaledVector(away, distance);
    camera.near = distance / 50;
    camera.far = distance * 6;
    camera.lookAt(target);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld(true);
  };
  for (let round = 0; round < 4; round++) {
    place();
    const extent = extentOn(camera, meshes);
    const middle = extent.getCenter(new THREE.Vector2());
    const size = extent.getSize(new THREE.Vector2());
    const half = distance * slope;
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    target.addScaledVector(right, (middle.x - shot.offset[0] * 2) * half * camera.aspect);
    target.addScaledVector(up, (middle.y - shot.offset[1] * 2 - 0.015) * half);
    distance *= Math.max(size.x, size.y) / 2 / shot.fill;
  }
  place();
  return camera;
}
