import type { Group } from "three";
import { group } from "../../kit/group";
import { glass, metal, surface } from "../../kit/materials";
import { slab } from "../../kit/plates";
import { ball, cylinder, lathe, type Point, ring } from "../../kit/shapes";
import type { SpecOf } from "../../vocabulary";
import { type Lens, layouts } from "./camera-layouts";

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
