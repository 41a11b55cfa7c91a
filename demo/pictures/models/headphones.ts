import type { Group } from "three";
import { darker, hex, lighter } from "../kit/colour";
import { group, placed } from "../kit/group";
import { metal, surface } from "../kit/materials";
import { cylinder, lathe, type Point, ring, rod, tube } from "../kit/shapes";
import type { Model } from "./model";

/** An ear cup that opens towards -x. */
function cup(tone: string): Group {
  const shell = surface(tone, { roughness: 0.4, clearcoat: 0.25 });
  const pad = surface(darker(lighter(tone, 0.05), 0.25), { roughness: 0.75 });
  const bowl: [number, number][] = [
    [0, 1.35],
    [2.3, 1.3],
    [3.2, 0.95],
    [3.55, 0.2],
    [3.55, -0.2],
    [0, -0.2],
  ];
  const cushion = ring(2.55, 1.0, pad, [-0.7, 0, 0], "x");
  cushion.scale.z = 0.8;
  const all = group(lathe(bowl, shell, [0, 0, 0], "x"), cushion);
  all.add(cylinder([2.0, 2.0, 0.1], surface("#131416", { roughness: 0.95 }), [-0.6, 0, 0], "x"));
  all.add(ring(2.15, 0.06, metal(lighter(tone, 0.2), 0.25), [1.28, 0, 0], "x"));
  all.scale.set(1, 1.12, 0.92);
  return all;
}

/** Over-ear headphones standing on their cups. */
export const headphones: Model<"headphones"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const [reach, rise] = [7.4, 9.4];
    const arc = (scale: number, from: number, to: number): Point[] =>
      Array.from({ length: 25 }, (_, i) => {
        const turn = from + ((to - from) * i) / 24;
        return [Math.cos(turn) * reach * scale, 6.4 + Math.sin(turn) * rise * scale, 0];
      });
    const band = tube(arc(1, 0.3, Math.PI - 0.3), 0.75, surface(tone, { roughness: 0.55 }));
    band.scale.z = 1.5;
    const cushion = tube(
      arc(0.93, 0.75, Math.PI - 0.75),
      0.62,
      surface(darker(tone, 0.3), { roughness: 0.8 }),
    );
    cushion.scale.z = 1.7;
    const all = group(band, cushion);
    for (const side of [-1, 1]) {
      const steel = metal("#a9adb3", 0.25);
      all.add(rod([side * 7.05, 8.8, 0], [side * 7.5, 5.4, 0], 0.32, steel));
      all.add(
        placed(cup(tone), { at: [side * 7.1, 4.0, 0], turn: [0, side > 0 ? -0.12 : Math.PI + 0.12, 0] }),
      );
    }
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "angle" ? -32 : 64, elevation: 10, fill: 0.82 }),
};
