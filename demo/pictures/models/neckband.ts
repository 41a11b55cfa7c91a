import { darker, hex } from "../kit/colour";
import { group, placed } from "../kit/group";
import { metal, rubber, surface } from "../kit/materials";
import { cylinder, lathe, type Point, rod, tube } from "../kit/shapes";
import type { Model } from "./model";

const tip: [number, number][] = [
  [0, 0.7],
  [0.35, 0.65],
  [0.6, 0.3],
  [0.62, 0],
  [0.4, -0.1],
];

/** Earphones on a band that rests on the neck, lying on the floor. */
export const neckband: Model<"neckband"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const shell = surface(tone, { roughness: 0.4 });
    const band: Point[] = [];
    for (let i = 0; i <= 20; i++) {
      const turn = Math.PI * (i / 20);
      band.push([7 * Math.cos(turn), 0.45, -7 * Math.sin(turn) * 1.15]);
    }
    const all = group(tube(band, 0.36, shell));
    for (const side of [-1, 1]) {
      all.add(rod([side * 7, 0.5, 0], [side * 6.6, 0.5, 5], 0.52, shell));
      all.add(rod([side * 6.7, 0.5, 4.2], [side * 6.5, 0.5, 5.8], 0.54, metal("#8d9197", 0.25)));
      const wire: Point[] = [
        [side * 6.5, 0.5, 6.2],
        [side * 6, 0.3, 8.6],
        [side * 3.6, 0.25, 9.2],
        [side * 2.6, 0.3, 6.6],
        [side * 2.2, 0.7, 5],
      ];
      all.add(tube(wire, 0.13, rubber(darker(tone, 0.2))));
      const ear = group(
        cylinder([0.62, 0.62, 1.3], shell),
        cylinder([0.64, 0.64, 0.2], metal("#b9bdc2", 0.2), [0, -0.6, 0]),
      );
      ear.add(lathe(tip, rubber("#26272a"), [0, 0.75, 0]));
      all.add(placed(ear, { at: [side * 2.1, 0.75, 4.2], turn: [-1.45, 0, side * 0.35] }));
    }
    return all;
  },
  shot: ({ view }) => ({ azimuth: -14, elevation: view === "front" ? 34 : 62, fill: 0.84 }),
};
