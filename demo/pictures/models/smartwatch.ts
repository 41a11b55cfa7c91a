import type { Texture } from "three";
import { hex } from "../kit/colour";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { glass, metal, rubber, screen } from "../kit/materials";
import { face, slab } from "../kit/plates";
import { cylinder, lathe, roundedBox } from "../kit/shapes";
import { painted } from "../kit/texture";
import { wearSheet } from "../kit/wear";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

/** A watch face: the time between rings that count steps and beats. */
function dial(hue: number, w = 640, h = 640): Texture {
  return painted(w, h, (pen) => {
    pen.fillStyle = "#040507";
    pen.fillRect(0, 0, w, h);
    const reach = Math.min(w, h) / 2;
    [0.9, 0.78].forEach((r, i) => {
      pen.lineWidth = reach * 0.085;
      pen.lineCap = "round";
      for (const [end, alpha] of [
        [6.283, 0.22],
        [4.2 - i * 0.9, 1],
      ] as const) {
        pen.strokeStyle = `hsl(${hue + i * 70} 90% 60% / ${alpha})`;
        pen.beginPath();
        pen.arc(w / 2, h / 2, reach * r, -1.57, -1.57 + end);
        pen.stroke();
      }
    });
    write(pen, "10:09", w / 2, h / 2 + reach * 0.1, { size: reach * 0.46, weight: 600 });
    write(pen, "FRI 6", w / 2, h / 2 - reach * 0.34, { size: reach * 0.17, color: `hsl(${hue} 90% 66%)` });
    write(pen, "7 842", w / 2, h / 2 + reach * 0.44, { size: reach * 0.18, color: "#c9ced6" });
  });
}

function casing({ variant, colour, wear = "new" }: SpecOf<"smartwatch">) {
  const steel = metal(colour === "black" || colour === "navy" ? "#34363b" : "#c9ccd0", 0.28);
  const all = group();
  const hue = { black: 165, silver: 200, navy: 210, orange: 25, rose: 330, green: 110 }[colour];
  if (variant === "round") {
    const rim: [number, number][] = [
      [0, -0.5],
      [2.0, -0.5],
      [2.25, -0.2],
      [2.25, 0.35],
      [2.05, 0.55],
      [1.95, 0.5],
      [0, 0.5],
    ];
    all.add(lathe(rim, steel, [0, 0, 0], "z"), face(3.85, 3.85, 1.92, glass(), [0, 0, 0.52]));
    all.add(face(3.6, 3.6, 1.8, screen(dial(hue)), [0, 0, 0.53]));
  } else {
    const [w, h] = variant === "square" ? [3.9, 4.5] : [2.4, 4.6];
    all.add(slab([w, h, 1.05], 1.1, 0.3, steel), face(w - 0.25, h - 0.25, 0.95, glass(), [0, 0, 0.532]));
    all.add(face(w - 0.6, h - 0.6, 0.8, screen(dial(hue, 640, Math.round((640 * h) / w))), [0, 0, 0.54]));
  }
  const edge = variant === "round" ? 2.3 : variant === "square" ? 1.98 : 1.2;
  all.add(cylinder([0.32, 0.32, 0.3], steel, [edge + 0.08, 0.5, 0], "x"));
  all.add(roundedBox([0.16, 0.9, 0.3], 0.07, steel, [edge, -0.8, 0]));
  if (wear !== "new") {
    const marks = wearSheet(variant === "band" ? 2 : 3.4, 3.4, 1, wear, 6, false);
    marks.position.z = 0.56;
    all.add(marks);
  }
  return all;
}

/** Smartwatches and fitness bands; the colour is that of the strap. */
export const smartwatch: Model<"smartwatch"> = {
  build: (spec) => {
    const half = spec.variant === "band" ? 0.85 : 1.1;
    const strap: [number, number][] = [
      [2.95, -half],
      [3.1, -half * 1.02],
      [3.2, -half * 0.8],
      [3.2, half * 0.8],
      [3.1, half * 1.02],
      [2.95, half],
      [2.9, half * 0.8],
      [2.9, -half * 0.8],
      [2.95, -half],
    ];
    const loop = lathe(strap, rubber(hex(spec.colour)), [0, 0, -3.1], "x");
    loop.scale.z = 0.95;
    const watch = casing(spec);
    watch.position.z = 0.12;
    const tongue = roundedBox([half * 2.1, 0.7, 0.3], 0.12, rubber(hex(spec.colour)), [0, -0.6, -6.2]);
    const all = group(loop, watch, tongue);
    all.rotation.x = -0.14;
    return group(all);
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -24 : 58, elevation: 12, fill: 0.78 }),
};
