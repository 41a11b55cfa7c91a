import type { Group, Texture } from "three";
import { group } from "../kit/group";
import { glass, screen, surface } from "../kit/materials";
import { face, slab } from "../kit/plates";

/** A flat display that faces +z, its middle at the origin: the panel, its thin rim and its lit picture. */
export function display(width: number, height: number, depth: number, tone: string, picture: Texture): Group {
  const rim = width * 0.006;
  const shell = surface(tone, { roughness: 0.4, metalness: 0.2 });
  return group(
    slab([width, height, depth], width * 0.008, depth * 0.12, shell),
    face(width - rim, height - rim, width * 0.006, glass(), [0, 0, depth / 2 + 0.01]),
    face(width - 4 * rim, height - 5 * rim, width * 0.003, screen(picture), [0, rim * 0.6, depth / 2 + 0.03]),
  );
}
