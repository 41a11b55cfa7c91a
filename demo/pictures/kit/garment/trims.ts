import type { Material } from "three";
import { darker } from "../colour";
import { group } from "../group";
import { cloth, surface } from "../materials";
import { outline, plate } from "../plates";
import { cylinder, tube } from "../shapes";
import type { Spot } from "./cuts";
import type { Laid } from "./garment";

/** Round buttons on the cloth. */
export function sewButtons(laid: Laid, spots: Spot[], tone = "#eee8da", radius = 0.15): void {
  for (const [x, y] of spots) {
    const z = laid.height(x, y) + 0.05;
    laid.dress(
      cylinder([radius, radius, 0.09], surface(tone, { roughness: 0.3, clearcoat: 0.6 }), [x, y, z], "z"),
    );
    laid.dress(cylinder([radius * 0.45, radius * 0.45, 0.1], surface(darker(tone, 0.35)), [x, y, z], "z"));
  }
}

/** A turned-down collar: two leaves that meet at the front, and the stand behind the neck. */
export function sewCollar(laid: Laid, tone: string, top: number, depth: number): void {
  const material: Material = cloth(tone);
  const all = group();
  for (const side of [-1, 1]) {
    const leaf: Spot[] = [
      [0.06, top - depth - 0.02],
      [0.75, top - depth - 0.95],
      [1.75, top - 0.45],
      [1.5, top + 0.12],
      [1.1, top + 0.2],
    ];
    const shape = outline(leaf.map(([x, y]): Spot => [x * side, y]));
    all.add(
      plate(shape, 0.14, 0.05, material, [0, 0, Math.max(0.35, laid.height(side * 0.9, top - 1.2) + 0.06)]),
    );
  }
  const stand = outline([
    [-1.2, top - 0.05],
    [-0.6, top - 0.24],
    [0.6, top - 0.24],
    [1.2, top - 0.05],
    [1.15, top + 0.24],
    [0.5, top + 0.34],
    [-0.5, top + 0.34],
    [-1.15, top + 0.24],
  ]);
  all.add(plate(stand, 0.2, 0.07, material, [0, 0, 0.3]));
  laid.dress(all);
}

/** A cord that hangs down on the cloth from a place. */
export function hangCord(laid: Laid, from: Spot, length: number, tone: string): void {
  const spots = Array.from({ length: 8 }, (_, i): [number, number, number] => {
    const [x, y] = [from[0] + Math.sin(i * 0.8) * 0.09, from[1] - (length * i) / 7];
    return [x, y, laid.height(x, y) + 0.09];
  });
  laid.dress(tube(spots, 0.09, cloth(tone)));
  const end = spots[7] as [number, number, number];
  laid.dress(cylinder([0.11, 0.11, 0.34], surface("#c9ccd0", { metalness: 0.8, roughness: 0.3 }), end));
}
