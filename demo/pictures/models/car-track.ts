import * as THREE from "three";
import { darker, hex } from "../kit/colour";
import { group, placed } from "../kit/group";
import { lacquer, surface } from "../kit/materials";
import { cylinder, mesh, type Point, rod, roundedBox } from "../kit/shapes";
import { toyCarBody } from "./car-parts/car";
import type { Model } from "./model";

/** A strip of track along a path: a flat bed with two raised edges. */
function track(points: Point[], material: THREE.Material): THREE.Mesh {
  const path = new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    false,
    "centripetal",
  );
  const profile: [number, number][] = [
    [-1.5, 0.5],
    [-1.3, 0.5],
    [-1.3, 0.15],
    [1.3, 0.15],
    [1.3, 0.5],
    [1.5, 0.5],
    [1.5, 0],
    [-1.5, 0],
  ];
  const steps = 260;
  const at: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const p = path.getPointAt(i / steps);
    const along = path.getTangentAt(i / steps);
    const across = new THREE.Vector3(0, 0, 1).cross(along).normalize();
    for (const [u, v] of profile)
      at.push(
        ...p
          .clone()
          .addScaledVector(across, v)
          .add(new THREE.Vector3(0, 0, u))
          .toArray(),
      );
    if (i < steps)
      for (let k = 0; k < 8; k++) {
        const [a, b] = [i * 8 + k, i * 8 + ((k + 1) % 8)];
        index.push(a, b, a + 8, b, b + 8, a + 8);
      }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(at, 3));
  geometry.setIndex(index);
  const sharp = geometry.toNonIndexed();
  sharp.computeVertexNormals();
  return mesh(sharp, material);
}

function loop(tone: string) {
  const orange = surface(tone, { roughness: 0.35, clearcoat: 0.4, side: THREE.DoubleSide });
  const spots: Point[] = [
    [-15, 9, -2.6],
    [-11.5, 7.4, -2.4],
    [-8, 3, -2.2],
    [-4.5, 0.4, -2],
  ];
  for (let i = 0; i <= 24; i++) {
    const turn = -Math.PI / 2 + (i / 24) * 2 * Math.PI;
    spots.push([Math.cos(turn) * 5, 5.2 + Math.sin(turn) * 5, -2 + (i / 24) * 4]);
  }
  spots.push([5, 0.25, 2.1], [9, 0.2, 2.3], [13, 0.5, 2.4], [15.5, 1.9, 2.4]);
  const blue = lacquer("#2f63ad");
  const all = group(
    track(spots, orange),
    rod([-15, 0.4, -2.6], [-15, 8.6, -2.6], 0.5, blue),
    roundedBox([3, 0.5, 4.4], 0.2, blue, [-15, 0.25, -2.6]),
  );
  all.add(
    roundedBox([4, 0.6, 5.6], 0.2, blue, [0, 0.1, 0]),
    rod([-5.2, 0.4, -3.6], [-5.2, 6, -3.6], 0.4, blue),
    rod([5.2, 0.4, 3.7], [5.2, 6, 3.7], 0.4, blue),
  );
  all.add(placed(toyCarBody("racer", "blue"), { at: [8.6, 0.42, 2.3], scale: 0.78 }));
  all.add(
    placed(toyCarBody("classic", "red"), { at: [-12.6, 8.25, -2.5], turn: [0, 0, -0.42], scale: 0.78 }),
  );
  all.add(placed(toyCarBody("racer", "yellow"), { at: [2, 0, 8], turn: [0, -0.5, 0], scale: 0.78 }));
  return all;
}

function garage(tone: string) {
  const wall = surface(tone, { roughness: 0.4, clearcoat: 0.3 });
  const deck = surface("#e9e6de", { roughness: 0.5 });
  const ramp = lacquer("#ea7326");
  const all = group();
  for (let level = 0; level < 3; level++) {
    all.add(roundedBox([16, 0.6, 12], 0.25, level ? deck : surface("#55595f"), [0, 0.3 + level * 4.4, 0]));
    if (level)
      all.add(
        roundedBox([16, 1.1, 0.4], 0.2, wall, [0, 1 + level * 4.4, -5.8]),
        roundedBox([0.4, 1.1, 12], 0.2, wall, [-7.8, 1 + level * 4.4, 0]),
      );
    if (level < 2)
      for (const [x, z] of [
        [-7, -5],
        [7, -5],
        [-7, 5],
        [7, 5],
      ] as const)
        all.add(rod([x, level * 4.4 + 0.6, z], [x, level * 4.4 + 4.2, z], 0.4, wall));
  }
  const slope = roundedBox([11, 0.4, 3.6], 0.15, ramp, [13, 2.5, 3]);
  slope.rotation.z = -0.42;
  all.add(
    slope,
    roundedBox([4.4, 14, 4.4], 0.5, lacquer(darker(tone, 0.25)), [-10.3, 7, -3]),
    cylinder([2.2, 2.2, 0.5], deck, [-10.3, 14.2, -3]),
  );
  const cars: [Parameters<typeof toyCarBody>[0], Parameters<typeof toyCarBody>[1], Point, number][] = [
    ["classic", "red", [2, 9.4, 0.5], 0.5],
    ["pickup", "yellow", [-2, 5, 2.5], -0.3],
    ["racer", "purple", [3, 0.6, 3], 0.2],
    ["offroad", "green", [4, 0, 10], -0.5],
  ];
  for (const [variant, colour, at, turn] of cars)
    all.add(placed(toyCarBody(variant, colour), { at, turn: [0, turn, 0], scale: 0.85 }));
  return all;
}

/** Play sets for toy cars: a track with a loop, and a garage of three floors. */
export const carTrack: Model<"car-track"> = {
  build: ({ variant, colour }) => (variant === "loop" ? loop(hex(colour)) : garage(hex(colour))),
  shot: ({ variant }) => ({ azimuth: variant === "loop" ? 16 : -24, elevation: 20, fill: 0.88 }),
};
