import type { Group } from "three";
import { hex, lighter, mix } from "../../kit/colour";
import { group } from "../../kit/group";
import { metal, surface } from "../../kit/materials";
import { slab } from "../../kit/plates";
import { roundedBox } from "../../kit/shapes";
import { wearSheet } from "../../kit/wear";
import type { SpecOf, Wear } from "../../vocabulary";
import { cameras } from "./cameras";
import { phoneFront } from "./front";

const [width, height, depth, corner] = [7.2, 15.2, 0.82, 1.25];

/** The wallpaper that goes with each body colour, as a hue in degrees. */
const hues: Partial<Record<SpecOf<"phone">["colour"], number>> = {
  graphite: 200,
  black: 12,
  silver: 165,
  white: 325,
  green: 95,
  mint: 150,
  purple: 255,
  lavender: 230,
  gold: 22,
  rose: 310,
  coral: 345,
  orange: 8,
  red: 340,
  navy: 235,
};

/** Backs that reflect softly; those of the others mirror. */
const matt = new Set<SpecOf<"phone">["variant"]>(["triple", "ring", "ring-pair", "bar", "column"]);

/** One phone standing upright, its screen towards +z, middle at the origin; lengths in centimetres. */
export function phoneBody(spec: SpecOf<"phone">, wear: Wear = spec.wear ?? "new"): Group {
  const back = hex(spec.colour);
  const frame = lighter(mix(back, "#9a9ea6", 0.45), 0.12);
  const rim = metal(frame);
  const all = group(slab([width, height, depth], corner, 0.24, rim));
  const front = phoneFront(
    spec.front ?? "hole",
    { width, height, corner, z: depth / 2 },
    hues[spec.colour] ?? 205,
    spec.variant.length + 3,
  );
  const gloss = matt.has(spec.variant) ? 0.36 : 0.16;
  const shell = surface(back, {
    roughness: gloss,
    clearcoat: 0.5,
    clearcoatRoughness: gloss,
    metalness: 0.2,
  });
  const rear = slab([width - 0.14, height - 0.14, 0.1], corner - 0.07, 0.045, shell, [
    0,
    0,
    -depth / 2 - 0.005,
  ]);
  const eyes = cameras(spec.variant, frame, back);
  eyes.rotation.y = Math.PI;
  eyes.position.z = -depth / 2 - 0.05;
  all.add(front, rear, eyes);
  for (const y of [3.1, 1.5]) all.add(roundedBox([0.16, 1.15, 0.3], 0.07, rim, [-width / 2 - 0.02, y, 0]));
  all.add(roundedBox([0.16, 1.8, 0.3], 0.07, rim, [width / 2 + 0.02, 2.4, 0]));
  if (wear !== "new") {
    const marks = wearSheet(width - 0.3, height - 0.3, corner - 0.15, wear, 11, wear === "worn");
    marks.position.z = depth / 2 + 0.02;
    const behind = wearSheet(width - 0.3, height - 0.3, corner - 0.15, wear, 5, false);
    behind.rotation.y = Math.PI;
    behind.position.z = -depth / 2 - 0.07;
    all.add(marks, behind);
  }
  return all;
}
