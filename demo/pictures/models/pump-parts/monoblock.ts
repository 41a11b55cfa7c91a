import * as THREE from "three";
import { group, placed } from "../../kit/group";
import { write } from "../../kit/lettering";
import { lacquer, metal, print, surface } from "../../kit/materials";
import { cylinder, lathe, mesh, type Point, ring, roundedBox, tube } from "../../kit/shapes";
import { painted } from "../../kit/texture";

const axis = 3;
const rows: [string, string][] = [
  ["Motor", "copper wound"],
  ["Supply", "230 V, 50 Hz"],
  ["Prime", "fill before the start"],
];

function plateOf(tone: string) {
  return painted(1000, 520, (pen, w, h) => {
    pen.fillStyle = "#e8ebee";
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, 160);
    write(pen, "WATER PUMP", w / 2, 120, { size: 108, weight: 800 });
    rows.forEach(([what, how], i) => {
      write(pen, what, 40, 232 + i * 74, { size: 50, align: "left", color: "#15171a" });
      write(pen, how, 390, 232 + i * 74, { size: 50, align: "left", color: "#15171a" });
    });
  });
}

/** A curved name plate on the motor's side. */
function namePlate(tone: string) {
  const span = 1.0;
  const sheet = new THREE.CylinderGeometry(2.26, 2.26, 2.9, 40, 1, true, 0, span);
  const map = plateOf(tone);
  map.center.set(0.5, 0.5);
  map.rotation = -Math.PI / 2;
  const curved = mesh(sheet, print(map));
  curved.rotation.y = -span / 2;
  return placed(placed(group(curved), { turn: [0, 0, Math.PI / 2] }), {
    at: [-1.8, axis, 0],
    turn: [-0.18, 0, 0],
  });
}

function flange(at: Point, way: "x" | "y", paint: THREE.Material) {
  const body: [number, number][] = [
    [0.62, -0.9],
    [0.8, -0.9],
    [0.8, -0.1],
    [0.95, 0],
    [1.3, 0.02],
    [1.34, 0.08],
    [1.34, 0.36],
    [1.28, 0.4],
    [0.62, 0.4],
    [0.6, -0.5],
  ];
  return group(
    lathe(body, paint, at, way),
    lathe(
      [
        [0.58, 0.42],
        [0.66, 0.42],
        [0.66, -0.4],
        [0.3, -0.4],
      ],
      surface("#1b1c1e"),
      at,
      way,
    ),
  );
}

function motor(paint: THREE.Material, iron: THREE.Material, black: THREE.Material) {
  const all = group(
    lathe(
      [
        [0, -3.1],
        [1.72, -3.1],
        [1.86, -2.95],
        [1.86, 2.3],
        [1.95, 2.35],
        [1.95, 2.7],
        [1.7, 2.9],
        [0, 2.9],
      ],
      paint,
      [-1.6, axis, 0],
      "x",
    ),
  );
  for (let i = 0; i < 30; i++) {
    const turn = (i / 30) * 2 * Math.PI;
    if (Math.cos(turn) > 0.86 || Math.cos(turn) < -0.9) continue;
    const fin = roundedBox([4.7, 0.42, 0.1], 0.045, paint, [
      -1.95,
      axis + Math.cos(turn) * 2,
      Math.sin(turn) * 2,
    ]);
    fin.rotation.x = turn;
    all.add(fin);
  }
  all.add(
    lathe(
      [
        [0, -0.9],
        [1.5, -0.9],
        [1.95, -0.78],
        [2.14, -0.5],
        [2.18, 0.6],
        [2.1, 0.62],
      ],
      black,
      [-5, axis, 0],
      "x",
    ),
  );
  for (let k = 0; k < 4; k++) all.add(ring(0.45 + 0.33 * k, 0.055, iron, [-5.92, axis, 0], "x"));
  for (let k = 0; k < 4; k++) {
    const bar = roundedBox([0.07, 3.1, 0.09], 0.03, iron, [-5.92, axis, 0]);
    bar.rotation.x = (k * Math.PI) / 4;
    all.add(bar);
  }
  return all;
}

/** A monoblock pump: finned motor, volute with two flanges, terminal box, cable and feet. */
export function monoblock(tone: string) {
  const paint = lacquer(tone, {
    roughness: 0.36,
    clearcoat: 0.7,
    clearcoatRoughness: 0.25,
    side: THREE.DoubleSide,
  });
  const iron = metal("#8e9499", 0.38);
  const black = surface("#1b1c1e", { roughness: 0.55, side: THREE.DoubleSide });
  const all = group(motor(paint, iron, black), namePlate(tone));
  all.add(
    lathe(
      [
        [0, -0.9],
        [1.9, -0.9],
        [2.25, -0.75],
        [2.4, -0.4],
        [2.45, 0.1],
        [2.3, 0.55],
        [1.8, 0.85],
        [1.15, 1],
        [1.1, 1.5],
        [0, 1.5],
      ],
      paint,
      [2.6, axis, 0],
      "x",
    ),
  );
  all.add(
    lathe(
      [
        [2.42, -0.28],
        [2.62, -0.28],
        [2.66, -0.2],
        [2.66, 0.02],
        [2.62, 0.1],
        [2.42, 0.1],
      ],
      paint,
      [2.1, axis, 0],
      "x",
    ),
  );
  for (let i = 0; i < 10; i++) {
    const turn = (i / 10) * 6.283 + 0.3;
    all.add(
      cylinder([0.19, 0.19, 0.34], iron, [2.4, axis + Math.cos(turn) * 2.45, Math.sin(turn) * 2.45], "x", 6),
    );
  }
  all.add(
    flange([4.3, axis, 0], "x", paint),
    flange([2.6, axis + 3.15, -0.6], "y", paint),
    cylinder([0.82, 1, 2.4], paint, [2.6, axis + 1.7, -0.6]),
  );
  all.add(cylinder([0.26, 0.26, 0.6], metal("#c9a24a", 0.3), [3.05, axis + 2.15, 0.9], "y", 6));
  all.add(
    roundedBox([2.3, 0.95, 1.7], 0.18, black, [-1.9, axis + 2.2, 0]),
    roundedBox([2.05, 0.12, 1.5], 0.05, surface("#2b2d31"), [-1.9, axis + 2.7, 0]),
  );
  all.add(cylinder([0.2, 0.24, 0.5], black, [-0.6, axis + 2.15, 0.5], "x"));
  all.add(
    tube(
      [
        [-0.4, axis + 2.15, 0.5],
        [0.5, axis + 2.1, 0.75],
        [0.9, axis + 1, 2.3],
        [0.4, 0.5, 3],
        [-1, 0.14, 3.5],
        [-2.6, 0.12, 3.3],
      ],
      0.13,
      surface("#222", { roughness: 0.6 }),
    ),
  );
  for (const side of [-1, 1]) {
    const web = roundedBox([3.4, 2.2, 0.34], 0.12, paint, [-1.7, 1.2, side * 1.2]);
    web.rotation.x = -side * 0.28;
    all.add(roundedBox([4.2, 0.32, 0.95], 0.1, paint, [-1.7, 0.16, side * 1.55]), web);
    for (const x of [-3.3, -0.1]) all.add(cylinder([0.22, 0.22, 0.08], iron, [x, 0.36, side * 1.7], "y", 6));
  }
  return group(
    all,
    roundedBox([1.3, 1.6, 1.6], 0.15, paint, [2.5, 0.8, 0]),
    roundedBox([1.7, 0.3, 2.6], 0.1, paint, [2.5, 0.15, 0]),
  );
}
