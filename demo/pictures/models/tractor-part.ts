import * as THREE from "three";
import { hex } from "../kit/colour";
import { group, placed } from "../kit/group";
import { lacquer, metal, rubber, surface } from "../kit/materials";
import { outline, plate } from "../kit/plates";
import { cylinder, lathe, mesh, ring, rod, roundedBox, tube } from "../kit/shapes";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

function plough(tone: string) {
  const paint = lacquer(tone, { clearcoatRoughness: 0.25 });
  const steel = metal("#b9bec3", 0.28);
  const all = group(
    roundedBox([26, 1.6, 1.6], 0.3, paint, [0, 14, 0]),
    roundedBox([22, 1.4, 1.4], 0.3, paint, [-1, 14, -6]),
  );
  for (const x of [-9, 0, 9]) all.add(roundedBox([1.4, 1.4, 7], 0.3, paint, [x, 14, -3]));
  const share = new THREE.PlaneGeometry(7, 8, 30, 30);
  const at = share.getAttribute("position");
  for (let i = 0; i < at.count; i++) {
    const [x, y] = [at.getX(i), at.getY(i)];
    at.setXYZ(i, x + (y + 4) * 0.16, y, -0.035 * (y + 1.5) ** 2 + 0.07 * x * x * 0.5 + x * 0.55);
  }
  share.computeVertexNormals();
  for (const [i, x] of [-9, 0, 9].entries()) {
    all.add(
      rod([x, 13.6, -2 * i + 1], [x + 1.6, 5, -2 * i + 1.6], 0.7, paint),
      mesh(share, surface("#b9bec3", { metalness: 1, roughness: 0.28, side: THREE.DoubleSide }), [
        x + 1.2,
        4.4,
        -2 * i + 2.4,
      ]),
    );
    all.add(
      placed(roundedBox([6.8, 0.6, 1.4], 0.2, steel), {
        at: [x + 0.8, 0.6, -2 * i + 2.2],
        turn: [0, -0.5, 0],
      }),
    );
  }
  all.add(
    tube(
      [
        [-3, 14.6, -3],
        [-1.4, 21, -5],
        [1.4, 21, -5],
        [3, 14.6, -3],
      ],
      0.6,
      paint,
    ),
    rod([0, 21, -5], [0, 14.6, 0], 0.45, paint),
  );
  for (const x of [-7, 7])
    all.add(
      rod([x, 14, -6.6], [x, 10.6, -7.6], 0.6, paint),
      cylinder([0.5, 0.5, 3], steel, [x, 10.6, -7.6], "x"),
    );
  return all;
}

function rotavator(tone: string) {
  const paint = lacquer(tone, { clearcoatRoughness: 0.25, side: THREE.DoubleSide });
  const steel = metal("#8d9398", 0.38);
  const all = group(mesh(new THREE.CylinderGeometry(6.2, 6.2, 30, 48, 1, true, -0.4, 2.9), paint));
  const hood = all.children[0] as THREE.Mesh;
  hood.rotation.set(0, 0, Math.PI / 2);
  hood.rotation.x = -1.9;
  hood.position.y = 6;
  for (let end = 0; end < 2; end++)
    all.add(
      plate(
        outline(
          [
            [-6, 0],
            [6, 0],
            [6.2, 5],
            [4, 9],
            [-4, 9],
            [-6.2, 5],
          ].map(([a, b]) => [a as number, (b as number) + 2.4]),
        ),
        0.6,
        0.15,
        paint,
      ),
    );
  for (const [i, x] of [-15, 15].entries()) {
    const plateMesh = all.children[i + 1] as THREE.Mesh;
    plateMesh.rotation.y = Math.PI / 2;
    plateMesh.position.x = x;
  }
  all.add(cylinder([1, 1, 30], steel, [0, 5, 0], "x"));
  for (let s = 0; s < 8; s++) {
    const x = -13 + s * 3.7;
    all.add(cylinder([2, 2, 0.4], steel, [x, 5, 0], "x"));
    for (let k = 0; k < 6; k++) {
      const blade = tube(
        [
          [0, 1.4, 0],
          [0, 3.6, 0.2],
          [k % 2 ? 0.9 : -0.9, 4.8, 0.9],
          [k % 2 ? 1.6 : -1.6, 4.9, 1.4],
        ],
        0.34,
        steel,
      );
      all.add(placed(blade, { at: [x, 5, 0], turn: [k * 1.047 + s * 0.4, 0, 0] }));
    }
  }
  all.add(
    roundedBox([5, 4.6, 5], 0.6, paint, [0, 13.6, 0]),
    cylinder([0.9, 0.9, 4], steel, [0, 14, 4], "z"),
    roundedBox([26, 1.6, 1.6], 0.3, paint, [0, 12.4, -2]),
  );
  all.add(
    tube(
      [
        [-3.4, 13, -1],
        [-1.2, 20, 0.6],
        [1.2, 20, 0.6],
        [3.4, 13, -1],
      ],
      0.55,
      paint,
    ),
    rod([0, 20, 0.6], [0, 12.6, -4], 0.4, paint),
    roundedBox([1.6, 11, 4.6], 0.6, paint, [-15.8, 8, 0]),
  );
  return all;
}

function tyre() {
  const black = rubber("#222326");
  const all = group(
    lathe(
      [
        [5.6, -3.4],
        [8.6, -3.4],
        [10.4, -3],
        [10.9, -2],
        [11, 0],
        [10.9, 2],
        [10.4, 3],
        [8.6, 3.4],
        [5.6, 3.4],
        [5.3, 3],
        [5.3, -3],
        [5.6, -3.4],
      ],
      black,
      [0, 12.2, 0],
      "z",
    ),
  );
  for (let i = 0; i < 20; i++) {
    const turn = (i / 20) * 6.283;
    for (const side of [-1, 1]) {
      const lug = roundedBox([1.1, 1.3, 4], 0.25, black);
      const spin = turn + (side > 0 ? 0.157 : 0);
      lug.rotation.x = side * 0.62;
      all.add(
        placed(group(placed(lug, { at: [11.2, 0, side * 1.65] })), { at: [0, 12.2, 0], turn: [0, 0, spin] }),
      );
    }
  }
  for (const z of [-3.42, 3.42]) for (const r of [6.4, 8.2]) all.add(ring(r, 0.12, black, [0, 12.2, z]));
  return all;
}

function seat(tone: string) {
  const vinyl = surface("#1f2023", { roughness: 0.5 });
  const accent = surface(tone === "#1c1d20" ? "#c4202a" : tone, { roughness: 0.5 });
  const steel = metal("#8d9398", 0.4);
  const all = group(
    roundedBox([13, 3.4, 12], 1.6, vinyl, [0, 9, 0]),
    placed(roundedBox([12.4, 10, 3], 1.4, vinyl), { at: [0, 14.4, -6], turn: [-0.22, 0, 0] }),
  );
  all.add(
    roundedBox([7, 3.6, 9.6], 1.2, accent, [0, 9.12, 0.6]),
    placed(roundedBox([6.6, 7.6, 3.2], 1.1, accent), { at: [0, 14.6, -5.9], turn: [-0.22, 0, 0] }),
  );
  for (const side of [-1, 1])
    all.add(
      placed(roundedBox([1.8, 1.6, 8], 0.7, vinyl), { at: [side * 7.4, 13, -1.6] }),
      rod([side * 7, 9, -4], [side * 7.4, 12.6, -4.4], 0.5, steel),
    );
  all.add(
    roundedBox([10, 0.8, 9], 0.3, steel, [0, 6.9, 0]),
    roundedBox([11, 0.9, 10], 0.3, steel, [0, 0.5, 0]),
  );
  for (let i = 0; i < 7; i++)
    for (const x of [-3.4, 3.4]) all.add(ring(1.3, 0.26, lacquer("#c4202a"), [x, 1.6 + i * 0.78, 0], "y"));
  return all;
}

const makers: Record<SpecOf<"tractor-part">["variant"], (tone: string) => THREE.Object3D> = {
  plough,
  rotavator,
  tyre,
  seat,
};

/** Implements and spare parts for tractors. */
export const tractorPart: Model<"tractor-part"> = {
  build: ({ variant, colour }) => makers[variant](hex(colour)),
  shot: ({ variant }) => ({
    azimuth: { plough: -28, rotavator: 26, tyre: 38, seat: -30 }[variant],
    elevation: 14,
    fill: 0.84,
  }),
};
