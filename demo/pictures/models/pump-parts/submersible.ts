import { group } from "../../kit/group";
import { write } from "../../kit/lettering";
import { lacquer, metal, print, surface } from "../../kit/materials";
import { cylinder, lathe, type Point, ring, tube } from "../../kit/shapes";
import { painted } from "../../kit/texture";

/** A borewell pump lying on its side with its coiled cable. */
export function submersible(tone: string) {
  const steel = metal("#c3c8cc", 0.28);
  const all = group();
  const at: Point = [0, 1.5, 0];
  all.add(
    lathe(
      [
        [0, -9],
        [0.9, -9],
        [1.15, -8.7],
        [1.2, -8.4],
      ],
      lacquer(tone),
      at,
      "x",
    ),
    cylinder([1.2, 1.2, 7], steel, [-4.9, 1.5, 0], "x"),
  );
  all.add(
    cylinder([1.3, 1.3, 0.7], lacquer(tone), [-1.2, 1.5, 0], "x"),
    cylinder([1.05, 1.05, 1.4], surface("#24262a"), [-0.3, 1.5, 0], "x"),
  );
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * 6.283;
    all.add(
      cylinder([0.07, 0.07, 1.3], steel, [-0.3, 1.5 + Math.cos(turn) * 1.12, Math.sin(turn) * 1.12], "x", 8),
    );
  }
  all.add(
    cylinder([1.3, 1.3, 0.5], lacquer(tone), [0.6, 1.5, 0], "x"),
    cylinder([1.2, 1.2, 7.4], steel, [4.3, 1.5, 0], "x"),
  );
  for (let i = 0; i < 7; i++) all.add(ring(1.2, 0.05, metal("#a7adb2", 0.35), [1.4 + i, 1.5, 0], "x"));
  all.add(
    lathe(
      [
        [1.2, 0],
        [1.3, 0.2],
        [1.3, 0.9],
        [1, 1.3],
        [0.75, 1.5],
        [0.75, 2.1],
        [0.55, 2.1],
        [0.5, 1],
      ],
      lacquer(tone),
      [8, 1.5, 0],
      "x",
    ),
  );
  const map = painted(1024, 420, (pen, w, h) => {
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, h);
    write(pen, "BOREWELL", w * 0.25, 230, { size: 92, weight: 800 });
  });
  const label = cylinder([1.215, 1.215, 3.6], print(map), [-5, 1.5, 0], "x");
  label.rotation.set(Math.PI * 0.5, 0, -Math.PI / 2);
  map.center.set(0.5, 0.5);
  map.rotation = Math.PI / 2;
  all.add(label);
  const cable: Point[] = [
    [8.4, 2.6, 0.6],
    [6, 2.9, 1],
    [2, 2.75, 1.2],
    [-1, 2.4, 2],
    [-2, 0.8, 3.6],
  ];
  for (let i = 0; i <= 70; i++) {
    const turn = (i / 70) * 6.283 * 3.6 + 2.6;
    cable.push([
      1 + Math.cos(turn) * (2.5 + i * 0.008),
      0.24 + i * 0.011,
      5.6 + Math.sin(turn) * (1.9 + i * 0.006),
    ]);
  }
  all.add(tube(cable, 0.19, surface("#1d3f6e", { roughness: 0.5 }), false, 420));
  return all;
}
