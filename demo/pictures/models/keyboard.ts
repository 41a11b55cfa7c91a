import * as THREE from "three";
import { darker, hex, inkOn, lighter } from "../kit/colour";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { surface } from "../kit/materials";
import { copies, place } from "../kit/merge";
import { face, slab, softRectangle } from "../kit/plates";
import { painted } from "../kit/texture";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

type Key = { x: number; y: number; width: number; sign: string };

const letters = ["`1234567890-=", "QWERTYUIOP[]", "ASDFGHJKL;'", "ZXCVBNM,./"];
const ends: [string, number, string, number][] = [
  ["", 1, "⌫", 2],
  ["tab", 1.5, "\\", 1.5],
  ["caps", 1.75, "enter", 2.25],
  ["shift", 2.25, "shift", 2.75],
];

function keysOf(variant: SpecOf<"keyboard">["variant"]): Key[] {
  const keys: Key[] = [];
  const run = (y: number, from: number, row: [string, number][]) => {
    let x = from;
    for (const [sign, width] of row) {
      keys.push({ x: x + width / 2, y, width, sign });
      x += width;
    }
  };
  letters.forEach((row, i) => {
    const [left, lw, right, rw] = ends[i] as [string, number, string, number];
    const start: [string, number][] = i === 0 ? [] : [[left, lw]];
    run(-i, 0, [...start, ...[...row].map((c): [string, number] => [c, 1]), [right, rw]]);
  });
  run(-4, 0, [
    ["ctrl", 1.25],
    ["win", 1.25],
    ["alt", 1.25],
    ["", 6.25],
    ["alt", 1.25],
    ["fn", 1.25],
    ["ctrl", 2.5],
  ]);
  run(
    1.15,
    0,
    ["esc", ...Array.from({ length: 12 }, (_, i) => `F${i + 1}`), "del", "⏻"].map((s): [string, number] => [
      s,
      1,
    ]),
  );
  if (variant === "full") {
    for (const [i, row] of ["n/*←", "789-", "456+", "123=", "0. ↵"].entries()) {
      const pad = [...row].map((sign): [string, number] => [sign, 1]);
      run(-i, 15.5, pad);
    }
  }
  return keys;
}

/** Keyboards with real key caps; lengths in key widths. */
export const keyboard: Model<"keyboard"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const keys = keysOf(variant);
    const wide = variant === "full" ? 20.3 : 15.8;
    const base = slab([wide, 6.9, 0.7], 0.5, 0.16, surface(darker(tone, 0.08), { roughness: 0.5 }), [
      wide / 2 - 0.4,
      -1.45,
      0,
    ]);
    const cap = new THREE.ExtrudeGeometry(softRectangle(0.74, 0.76, 0.12), {
      depth: 0.3,
      bevelEnabled: true,
      bevelThickness: 0.1,
      bevelSize: 0.08,
      bevelSegments: 3,
      curveSegments: 6,
    });
    const caps = copies(
      cap,
      keys.map(({ x, y, width }) => place([x, y, 0.28], [0, 0, 0], [(width - 0.1) / 0.9, 1, 1])),
      surface(lighter(tone, 0.06), { roughness: 0.55 }),
    );
    const all = group(base, caps);
    const scale = 80;
    const map = painted(Math.round(wide * scale), 7 * scale, (pen) => {
      for (const { x, y, sign } of keys) {
        write(pen, sign, (x + 0.4) * scale, (2.4 - y) * scale - 4, {
          size: sign.length > 1 ? 19 : 32,
          weight: 500,
          color: inkOn(tone),
        });
      }
    });
    const signs = face(wide, 7, 0.1, surface("#fff", { map, transparent: true, depthWrite: false }), [
      wide / 2 - 0.4,
      -1.45,
      0.69,
    ]);
    signs.userData.noShadow = true;
    all.add(signs);
    all.rotation.x = -Math.PI / 2 + 0.09;
    return group(all);
  },
  shot: ({ view }) =>
    view === "angle"
      ? { azimuth: -26, elevation: 34, fill: 0.88 }
      : { azimuth: 0, elevation: 78, fill: 0.88 },
};
