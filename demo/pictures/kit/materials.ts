import * as THREE from "three";

type Look = THREE.MeshPhysicalMaterialParameters;

/** A surface with a colour and a look; the default is smooth moulded plastic. */
export function surface(color: string, look: Look = {}): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({ color, roughness: 0.45, clearcoatRoughness: 0.2, ...look });
}

/** Glossy lacquer, as on cars and pumps. */
export const lacquer = (color: string, look: Look = {}) =>
  surface(color, { roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.12, ...look });

/** Brushed or cast metal. */
export const metal = (color = "#c4c8cc", roughness = 0.3) => surface(color, { metalness: 1, roughness });

/** Matt rubber. */
export const rubber = (color = "#18191b") => surface(color, { roughness: 0.78 });

/** Black glass, as before a screen or a lens. */
export const glass = (color = "#040405") =>
  surface(color, { roughness: 0.06, clearcoat: 1, clearcoatRoughness: 0.06 });

/** Dull cloth with the bright rim of its fibres. */
export const cloth = (color: string, look: Look = {}) =>
  surface(color, {
    roughness: 0.92,
    sheen: 0.6,
    sheenRoughness: 0.6,
    sheenColor: new THREE.Color(color).lerp(new THREE.Color("#fff"), 0.5),
    side: THREE.DoubleSide,
    ...look,
  });

/** Clear varnished or raw wood with a grain along x. */
export const wood = (map: THREE.Texture, look: Look = {}) =>
  surface("#fff", { map, roughness: 0.6, ...look });

/** A printed surface; labels are slightly glossy. */
export const print = (map: THREE.Texture, look: Look = {}) =>
  surface("#fff", { map, roughness: 0.4, clearcoat: 0.3, clearcoatRoughness: 0.25, ...look });

/** A lit screen behind glass. */
export const screen = (map: THREE.Texture, glow = 0.95) =>
  surface("#000", {
    roughness: 0.06,
    emissive: "#fff",
    emissiveMap: map,
    emissiveIntensity: glow,
    clearcoat: 0.5,
    clearcoatRoughness: 0.06,
  });
