import * as THREE from "three";
import { group } from "../../kit/group";
import { once } from "../../kit/memo";
import { mesh } from "../../kit/shapes";

const [width, height, seam] = [7, 10, 0.075];

/** How far the foil bulges at a place of the packet (u, v from 0 to 1). */
function bulge(u: number, v: number): number {
  const s = (v - seam) / (1 - 2 * seam);
  if (s <= 0 || s >= 1) return 0.02 * Math.sin(v * height * 2 * Math.PI * 3.4);
  const a = Math.sin(Math.PI * s) ** 0.55;
  const b = Math.max(0, Math.sin(Math.PI * u)) ** 0.6;
  const edge = Math.exp(-Math.min(s, 1 - s) * 9);
  const dents =
    0.035 * Math.sin(u * 7 + v * 11) +
    0.02 * Math.sin(u * 17 - v * 23 + 1) +
    0.03 * Math.exp(-(((u * 0.8 + v * 0.6 - 0.35) * 14) ** 2));
  return (
    0.62 * a * b * (1.11 - 0.25 * s) +
    edge * 0.055 * Math.sin(u * 31 + Math.sin(u * 9) * 2) * b +
    dents * a * b
  );
}

const side = (sign: 1 | -1) =>
  once(`pouch ${sign}`, () => {
    const geometry = new THREE.PlaneGeometry(width, height, 90, 220);
    const at = geometry.getAttribute("position");
    for (let i = 0; i < at.count; i++) {
      const [u, v] = [at.getX(i) / width + 0.5, at.getY(i) / height + 0.5];
      const s = Math.max(0, Math.min(1, (v - seam) / (1 - 2 * seam)));
      const z = bulge(u, v);
      at.setX(i, at.getX(i) * (1 - 0.045 * Math.sin(Math.PI * s) ** 0.6));
      const sealed = v < seam || v > 1 - seam;
      at.setZ(i, sealed ? z + sign * 0.012 : sign * Math.max(z, 0.012) * (sign > 0 ? 1 : 0.5));
    }
    geometry.computeVertexNormals();
    return geometry;
  });

/** A filled foil packet with crimped seams, 7 wide and 10 high, its middle at the origin. */
export const pouch = (front: THREE.Material, back: THREE.Material) =>
  group(mesh(side(1), front), mesh(side(-1), back));
