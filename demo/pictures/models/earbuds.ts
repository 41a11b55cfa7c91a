import type { Group } from "three";
import { darker, hex, lighter } from "../kit/colour";
import { group, placed } from "../kit/group";
import { metal, rubber, surface } from "../kit/materials";
import { slab } from "../kit/plates";
import { ball, cylinder, lathe, rod, roundedBox } from "../kit/shapes";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

function bud(variant: SpecOf<"earbuds">["variant"], tone: string): Group {
  const shell = surface(tone, { roughness: 0.18, clearcoat: 1, clearcoatRoughness: 0.05 });
  const tip = rubber(darker(lighter(tone, 0.1), 0.15));
  const all = group(ball(0.85, shell, [0, 0, 0], [1, 1, 0.82]));
  const cone: [number, number][] = [
    [0, 0.75],
    [0.32, 0.72],
    [0.55, 0.4],
    [0.62, 0.1],
    [0.4, 0],
  ];
  all.add(placed(lathe(cone, tip), { at: [0.35, 0.2, 0.55], turn: [1.25, 0, -0.45] }));
  all.add(ball(0.3, metal("#888c92", 0.25), [-0.35, 0.25, 0.55], [1, 0.5, 0.4]));
  if (variant === "stem") all.add(rod([-0.15, -0.4, 0.1], [-0.15, -2.3, 0.1], 0.34, shell));
  return all;
}

function caseWith(spec: SpecOf<"earbuds">): Group {
  const tone = hex(spec.colour);
  const shell = surface(tone, { roughness: 0.24, clearcoat: 0.8, clearcoatRoughness: 0.12 });
  const wide = spec.variant === "stem" ? 5.6 : 6.4;
  if (spec.view === "case") {
    const seam = slab([wide + 0.02, 2.52, 0.05], 1.2, 0, surface(darker(tone, 0.5)), [0, 3.1, 0]);
    seam.rotation.x = Math.PI / 2;
    const body = roundedBox([wide, 4.6, 2.5], 1.2, shell, [0, 2.3, 0]);
    const light = ball(0.09, surface("#7cf29a", { emissive: "#3bd36a" }), [0, 2.5, 1.24], [1, 1, 0.4]);
    return group(body, seam, light);
  }
  const inside = surface(darker(tone, 0.12), { roughness: 0.5 });
  const base = roundedBox([wide, 3.2, 2.5], 1.1, shell, [0, 1.6, 0]);
  const lip = roundedBox([wide - 0.9, 0.3, 1.7], 0.14, inside, [0, 3.12, 0]);
  const lid = placed(roundedBox([wide, 1.9, 2.5], 0.9, shell), { at: [0, 3.7, -1.9], turn: [-1.25, 0, 0] });
  const all = group(base, lip, lid);
  for (const side of [-1, 1]) {
    const one = placed(bud(spec.variant, tone), {
      at: [side * wide * 0.23, 3.75, 0.05],
      turn: [0, side * 0.3, 0],
    });
    all.add(one, cylinder([0.5, 0.5, 0.1], inside, [side * wide * 0.23, 3.26, 0]));
  }
  const low = spec.variant === "stem" ? 0.72 : 0.8;
  all.add(placed(bud(spec.variant, tone), { at: [2.4, low, 3.2], turn: [-0.2, -0.5, 1.35] }));
  all.add(placed(bud(spec.variant, tone), { at: [-1.5, low, 3.6], turn: [-0.3, 0.5, -1.3] }));
  return all;
}

/** Wireless earbuds with their charging case. */
export const earbuds: Model<"earbuds"> = {
  build: caseWith,
  shot: ({ view }) => ({ azimuth: view === "open" ? -14 : 24, elevation: 18, fill: 0.74 }),
};
