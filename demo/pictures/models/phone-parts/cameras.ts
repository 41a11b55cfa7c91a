import type { Group } from "three";
import { group } from "../../kit/group";
import { glass, metal, surface } from "../../kit/materials";
import { slab } from "../../kit/plates";
import { ball, cylinder, lathe, type Point, ring } from "../../kit/shapes";
import type { SpecOf } from "../../vocabulary";

type Lens = [x: number, y: number, radius: number];
type Layout = {
  plate?: { size: [number, number]; radius: number; at: [number, number]; dark?: boolean };
  lenses: Lens[];
  flash: [number, number];
};

/** Where the lenses sit on the back, seen from behind; the origin is the middle of the back. */
const layouts: Record<SpecOf<"phone">["variant"], Layout> = {
  triple: {
    plate: { size: [3.5, 3.6], radius: 0.95, at: [-1.45, 5.55] },
    lenses: [
      [-2.2, 6.3, 0.72],
      [-2.2, 4.8, 0.72],
      [-0.75, 5.55, 0.72],
    ],
    flash: [-0.75, 6.75],
  },
  ring: {
    plate: { size: [4.6, 4.6], radius: 2.3, at: [0, 4.7], dark: true },
    lenses: [
      [-0.92, 5.62, 0.66],
      [0.92, 5.62, 0.66],
      [-0.92, 3.78, 0.66],
      [0.92, 3.78, 0.66],
    ],
    flash: [0, 4.7],
  },
  bar: {
    plate: { size: [6.6, 2.0], radius: 1, at: [0, 5.3], dark: true },
    lenses: [
      [-2.2, 5.3, 0.66],
      [-0.6, 5.3, 0.66],
      [1, 5.3, 0.5],
    ],
    flash: [2.3, 5.3],
  },
  square: {
    plate: { size: [3.7, 3.7], radius: 0.7, at: [-1.4, 5.5], dark: true },
    lenses: [
      [-2.2, 6.3, 0.6],
      [-0.6, 6.3, 0.6],
      [-2.2, 4.7, 0.6],
    ],
    flash: [-0.6, 4.7],
  },
  dual: {
    plate: { size: [2.2, 4.0], radius: 1.05, at: [-2.05, 5.2] },
    lenses: [
      [-2.05, 6.2, 0.66],
      [-2.05, 4.4, 0.66],
    ],
    flash: [-0.4, 6.2],
  },
  column: {
    lenses: [
      [-2.35, 6.3, 0.62],
      [-2.35, 4.7, 0.62],
      [-2.35, 3.1, 0.62],
    ],
    flash: [-1.15, 6.3],
  },
};

function lens([x, y, r]: Lens, z: number, frame: string): Group {
  const rim = lathe(
    [
      [r, 0],
      [r, 0.2],
      [r - 0.05, 0.25],
      [r - 0.13, 0.25],
      [r - 0.15, 0.2],
    ],
    metal(frame, 0.18),
    [x, y, z],
    "z",
  );
  const pupil = surface("#14204a", { roughness: 0.02, clearcoat: 1, metalness: 0.4 });
  return group(
    rim,
    cylinder([r - 0.13, r - 0.13, 0.19], glass("#050507"), [x, y, z + 0.1], "z"),
    ball(r * 0.42, pupil, [x, y, z + 0.15], [1, 1, 0.25]),
    ring(r * 0.55, 0.03, surface("#22242a", { metalness: 0.8, roughness: 0.3 }), [x, y, z + 0.19]),
  );
}

/** The cameras of a phone's back, facing +z; `frame` colours the rims and `back` the raised plate. */
export function cameras(variant: SpecOf<"phone">["variant"], frame: string, back: string): Group {
  const { plate, lenses, flash } = layouts[variant];
  const all = group();
  if (plate) {
    const material = plate.dark
      ? surface("#15161a", { roughness: 0.15, clearcoat: 1 })
      : surface(back, { roughness: 0.12, clearcoat: 1, metalness: 0.3 });
    const size: Point = [...plate.size, 0.26];
    all.add(slab(size, plate.radius, 0.09, material, [...plate.at, 0.02]));
  }
  const z = plate ? 0.15 : 0;
  for (const each of lenses) all.add(lens(each, z, frame));
  const glow = surface("#fff3d8", { roughness: 0.3, emissive: "#332a18" });
  all.add(cylinder([0.26, 0.26, 0.06], glow, [...flash, plate ? 0.17 : 0.05], "z"));
  return all;
}
