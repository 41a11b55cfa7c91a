import * as THREE from "three";

/** Colours the points of a mesh by place; its material must use vertex colours. */
export function tint(
  geometry: THREE.BufferGeometry,
  paintAt: (x: number, y: number, z: number) => string,
): THREE.BufferGeometry {
  const at = geometry.getAttribute("position");
  const colours = new Float32Array(at.count * 3);
  const known = new Map<string, THREE.Color>();
  for (let i = 0; i < at.count; i++) {
    const paint = paintAt(at.getX(i), at.getY(i), at.getZ(i));
    const colour = known.get(paint) ?? new THREE.Color(paint);
    known.set(paint, colour);
    colour.toArray(colours, i * 3);
  }
  const made = geometry.clone();
  made.setAttribute("color", new THREE.BufferAttribute(colours, 3));
  return made;
}
