import * as THREE from "three";

/** The pen that textures are painted with. */
export type Pen = CanvasRenderingContext2D;

/** A texture painted on a canvas of a size in pixels; `data` for normal maps, which are not colours. */
export function painted(
  width: number,
  height: number,
  paint: (pen: Pen, width: number, height: number) => void,
  data = false,
): THREE.CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("this browser has no 2d canvas");
  paint(pen, width, height);
  const texture = new THREE.CanvasTexture(canvas);
  if (!data) texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 2;
  texture.generateMipmaps = width <= 512;
  if (!texture.generateMipmaps) texture.minFilter = THREE.LinearFilter;
  return texture;
}

/** The same texture repeated across a surface. */
export function tiled<T extends THREE.Texture>(texture: T, across: number, up: number): T {
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(across, up);
  return texture;
}
