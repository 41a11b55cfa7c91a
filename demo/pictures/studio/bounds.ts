import * as THREE from "three";

/** The meshes of a model. */
export function meshesOf(model: THREE.Object3D): THREE.Mesh[] {
  const meshes: THREE.Mesh[] = [];
  model.traverse((node) => {
    if (node instanceof THREE.Mesh) meshes.push(node);
  });
  return meshes;
}

/** The middle, radius and floor height of a model in world units. */
export function boundsOf(model: THREE.Object3D): { centre: THREE.Vector3; radius: number; floor: number } {
  model.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(model, true);
  return {
    centre: box.getCenter(new THREE.Vector3()),
    radius: box.getSize(new THREE.Vector3()).length() / 2,
    floor: box.min.y,
  };
}

const point = new THREE.Vector3();

/** The extent of a model on the screen of a camera, in normalised device units. */
export function extentOn(camera: THREE.Camera, meshes: THREE.Mesh[]): THREE.Box2 {
  const extent = new THREE.Box2();
  const corner = new THREE.Vector2();
  for (const mesh of meshes) {
    const positions = mesh.geometry.getAttribute("position");
    const step = Math.max(1, Math.floor(positions.count / 4000));
    for (let i = 0; i < positions.count; i += step) {
      point.fromBufferAttribute(positions, i).applyMatrix4(mesh.matrixWorld).project(camera);
      extent.expandByPoint(corner.set(point.x, point.y));
    }
  }
  return extent;
}
