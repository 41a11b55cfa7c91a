import { darker, hex } from "../kit/colour";
import { group } from "../kit/group";
import { surface } from "../kit/materials";
import { outline, plate } from "../kit/plates";
import { ball, cylinder, ring, roundedBox } from "../kit/shapes";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

type Spot = [number, number];
const bodies: Record<SpecOf<"blaster">["variant"], Spot[]> = {
  pistol: [
    [-5.2, 2.6],
    [-4.6, 3.4],
    [-1, 3.6],
    [3.6, 3.5],
    [5.4, 3.0],
    [5.6, 1.5],
    [4.2, 0.9],
    [0.4, 0.6],
    [-0.4, -0.2],
    [-1.6, -0.4],
    [-2.6, -3.6],
    [-4.8, -3.8],
    [-5.2, -3.2],
    [-4.2, 0.4],
    [-5.4, 1.4],
  ],
  rifle: [
    [-10.5, 2.8],
    [-9.6, 3.2],
    [-5.5, 3.2],
    [-4.8, 3.6],
    [4.8, 3.6],
    [7.4, 3.1],
    [7.6, 1.3],
    [5, 0.8],
    [1, 0.5],
    [-1.2, 0.3],
    [-2.2, -2.9],
    [-4.2, -3.0],
    [-4.0, 0.2],
    [-5.6, 0.6],
    [-6.4, -0.4],
    [-9.8, -1.8],
    [-10.8, -1.4],
  ],
};

function dart(x: number, y: number, z: number, orange: string) {
  return group(
    cylinder([0.36, 0.36, 2.6], surface("#4a90d9", { roughness: 0.9 }), [x, y, z], "x"),
    cylinder([0.3, 0.4, 0.7], surface(orange, { roughness: 0.6 }), [x + 1.6, y, z], "x"),
  );
}

/** Toy blasters that shoot foam darts; the muzzle is orange. */
export const blaster: Model<"blaster"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const orange = colour === "orange" ? "#f2c230" : "#ee7420";
    const shell = surface(tone, { roughness: 0.35, clearcoat: 0.35 });
    const grey = surface("#3a3d43", { roughness: 0.5 });
    const bright = surface(orange, { roughness: 0.35, clearcoat: 0.35 });
    const white = surface("#eceae4", { roughness: 0.4 });
    const all = group(plate(outline(bodies[variant]), 2.2, 0.42, shell));
    const front = variant === "pistol" ? 5.5 : 7.5;
    for (let i = 0; i < 5; i++)
      all.add(roundedBox([0.22, 1.9, 2.34], 0.08, grey, [front - 1.4 - i * 0.55, 2.3, 0]));
    all.add(
      cylinder([0.95, 1.05, 2.6], bright, [front + 0.8, 2.3, 0], "x"),
      cylinder([0.5, 0.5, 0.1], surface("#111"), [front + 2.1, 2.3, 0], "x"),
      ring(0.95, 0.12, bright, [front + 2.05, 2.3, 0], "x"),
    );
    all.add(
      roundedBox([variant === "pistol" ? 5 : 8, 0.5, 0.9], 0.18, grey, [0, 3.75, 0]),
      roundedBox([0.5, 0.8, 0.4], 0.12, bright, [front - 2.5, 4, 0]),
    );
    const guardX = variant === "pistol" ? -0.4 : -0.4;
    all.add(
      ring(1.05, 0.2, shell, [guardX, -0.55, 0]),
      roundedBox([0.35, 1.2, 0.5], 0.15, bright, [guardX - 0.3, -0.4, 0]),
    );
    for (const z of [-1.16, 1.16]) {
      all.add(
        roundedBox([3.2, 0.9, 0.2], 0.1, white, [-1.2, 2.3, z]),
        roundedBox([1.2, 0.5, 0.24], 0.1, bright, [2.2, 1.7, z]),
      );
      for (const [x, y] of [
        [-3.6, 2.9],
        [-4.3, 1.3],
        [2.9, 3.0],
        [0.6, 1.2],
      ] as const)
        all.add(cylinder([0.2, 0.2, 0.14], grey, [x, y, z * 0.98], "z"));
      for (let i = 0; i < 4; i++)
        all.add(
          roundedBox([1.5, 0.22, 0.14], 0.06, surface(darker(tone, 0.35)), [
            -3.4 - i * 0.2,
            -1.2 - i * 0.62,
            z * 0.98,
          ]),
        );
    }
    if (variant === "rifle") {
      all.add(
        roundedBox([1.7, 4.6, 1.3], 0.25, bright, [2.4, -1.4, 0]),
        roundedBox([3.4, 1.2, 2.5], 0.4, grey, [4.8, 0.7, 0]),
        cylinder([0.6, 0.6, 3.4], grey, [0.6, 4.7, 0], "x"),
        ring(0.6, 0.14, bright, [2.3, 4.7, 0], "x"),
      );
      all.add(
        roundedBox([0.8, 0.7, 0.8], 0.2, grey, [-0.4, 4.1, 0]),
        roundedBox([0.8, 0.7, 0.8], 0.2, grey, [1.5, 4.1, 0]),
      );
    } else all.add(ball(0.55, bright, [-5, 2.9, 0], [1.2, 0.8, 0.8]));
    const low = -3.62;
    all.add(dart(3.6, low, 2.4, orange), dart(5.6, low, 3.6, orange), dart(1.6, low, 4, orange));
    return all;
  },
  shot: ({ view }) => ({
    azimuth: view === "side" ? 8 : 38,
    elevation: view === "side" ? 8 : 14,
    fill: 0.86,
  }),
};
