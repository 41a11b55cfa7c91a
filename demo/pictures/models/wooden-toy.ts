import { darker, hex, lighter } from "../kit/colour";
import { grain } from "../kit/grain";
import { group, placed } from "../kit/group";
import { lacquer, metal, surface, wood } from "../kit/materials";
import { ball, cylinder, lathe, type Point, ring, roundedBox, tube } from "../kit/shapes";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

const rainbow = ["#d8352b", "#ee8a2b", "#f0c12f", "#4f9e4a", "#2f7fc4", "#7a4f9e"];

function spinningTop(tone: string) {
  const bands: [string, [number, number][]][] = [
    [
      lighter(tone, 0.1),
      [
        [0.1, 0.3],
        [0.7, 0.9],
        [1.9, 2.1],
      ],
    ],
    [
      "#f2c230",
      [
        [1.9, 2.1],
        [2.9, 3.2],
      ],
    ],
    [
      tone,
      [
        [2.9, 3.2],
        [3.2, 3.9],
        [3.0, 4.5],
      ],
    ],
    [
      "#2f7d4a",
      [
        [3.0, 4.5],
        [2.2, 5.0],
        [1.2, 5.3],
      ],
    ],
    [
      darker(tone, 0.2),
      [
        [1.2, 5.3],
        [0.5, 5.5],
        [0.42, 6.8],
        [0.55, 7.1],
        [0, 7.2],
      ],
    ],
  ];
  const one = group(
    ...bands.map(([paint, profile]) => lathe(profile, lacquer(paint))),
    cylinder([0.12, 0.02, 0.6], metal("#b9bcc0"), [0, 0.1, 0]),
  );
  const cord: Point[] = [];
  for (let i = 0; i <= 60; i++)
    cord.push([5 + Math.cos(i * 0.32) * (1 + i * 0.022), 0.18, 2.2 + Math.sin(i * 0.32) * (1 + i * 0.022)]);
  return group(
    placed(one, { at: [-0.6, 0.85, 0], turn: [0, 0, -0.42] }),
    tube(cord, 0.16, surface("#efe6d0", { roughness: 0.95 }), false, 300),
  );
}

function stacker(tone: string) {
  const all = group(
    cylinder([4.4, 4.6, 1], wood(grain("#d9b27a")), [0, 0.5, 0]),
    cylinder([0.4, 0.4, 11], wood(grain("#d9b27a")), [0, 6, 0]),
  );
  rainbow.forEach((paint, i) => {
    const r = 3.5 - i * 0.4;
    const hoop = ring(r - 0.7, 0.95, lacquer(paint), [0, 1.95 + i * 1.6, 0], "y");
    hoop.scale.z = 0.86;
    all.add(hoop);
  });
  all.add(ball(1.1, lacquer(tone), [0, 12, 0]));
  return all;
}

function wagon(paint: string, x: number, load: boolean) {
  const timber = wood(grain("#d9b27a"));
  const all = group(roundedBox([5, 0.8, 3.4], 0.25, timber, [x, 1.6, 0]));
  for (const dx of [-1.5, 1.5])
    for (const z of [-1.75, 1.75])
      all.add(
        cylinder([1, 1, 0.5], lacquer(paint), [x + dx, 1, z], "z"),
        cylinder([0.3, 0.3, 0.6], timber, [x + dx, 1, z], "z"),
      );
  if (load)
    rainbow
      .slice(0, 4)
      .forEach(
        (each, i) =>
          void all.add(
            roundedBox([1.9, 1.6, 1.4], 0.2, lacquer(each), [
              x - 1.1 + (i % 2) * 2.2,
              2.8,
              -0.8 + Math.floor(i / 2) * 1.6,
            ]),
          ),
      );
  return all;
}

function train(tone: string) {
  const timber = wood(grain("#d9b27a"));
  const all = group(wagon(tone, 0, false), wagon("#f2c230", -6.4, true), wagon("#2f7fc4", -12.8, true));
  all.add(
    cylinder([1.45, 1.45, 3.2], lacquer(tone), [0.9, 3.5, 0], "x"),
    roundedBox([2, 3.6, 3.2], 0.3, timber, [-1.5, 3.8, 0]),
    roundedBox([2.7, 0.5, 3.8], 0.2, lacquer(tone), [-1.5, 5.8, 0]),
  );
  all.add(
    lathe(
      [
        [0.5, 0],
        [0.5, 1.2],
        [0.85, 1.7],
        [0.7, 1.75],
        [0, 1.7],
      ],
      lacquer("#2b2d31"),
      [1.6, 4.8, 0],
    ),
    ball(0.5, lacquer("#f2c230"), [0.3, 5, 0]),
    cylinder([1.1, 1.1, 0.2], timber, [2.55, 3.5, 0], "x"),
  );
  for (const x of [-3.2, -9.6]) all.add(cylinder([0.18, 0.18, 1.6], metal("#b9bcc0"), [x, 1.6, 0], "x"));
  return all;
}

function doll(tone: string) {
  const skin = lacquer("#e7b98d");
  const dress: [string, [number, number][]][] = [
    [
      tone,
      [
        [0, 0],
        [2.6, 0],
        [2.75, 0.3],
        [2.5, 2.2],
      ],
    ],
    [
      "#f2c230",
      [
        [2.5, 2.2],
        [2.42, 2.6],
      ],
    ],
    [
      darker(tone, 0.15),
      [
        [2.42, 2.6],
        [1.9, 4.6],
        [1.75, 5.6],
        [1.35, 6.3],
        [0, 6.4],
      ],
    ],
  ];
  const all = group(
    ...dress.map(([paint, profile]) => lathe(profile, lacquer(paint))),
    ball(1.75, skin, [0, 7.7, 0]),
  );
  all.add(
    ball(1.86, lacquer("#23201f"), [0, 8.0, -0.25], [1, 0.96, 0.95]),
    ball(0.75, lacquer("#23201f"), [0, 9.9, -0.5]),
  );
  for (const side of [-1, 1]) {
    all.add(
      ball(0.17, lacquer("#1c1d20"), [side * 0.55, 7.75, 1.62], [1, 1.2, 0.4]),
      ball(0.24, surface("#e2918c"), [side * 0.95, 7.25, 1.4], [1, 0.7, 0.3]),
    );
    all.add(
      tube(
        [
          [side * 1.5, 5.8, 0.2],
          [side * 2.3, 4.6, 0.8],
          [side * 1.2, 3.9, 1.9],
          [side * 0.2, 4.1, 2.1],
        ],
        0.36,
        lacquer(darker(tone, 0.15)),
      ),
    );
  }
  all.add(
    ball(0.14, lacquer("#c4202a"), [0, 8.3, 1.66], [1, 1, 0.4]),
    tube(
      [
        [-0.3, 7.05, 1.62],
        [0, 6.94, 1.68],
        [0.3, 7.05, 1.62],
      ],
      0.06,
      lacquer("#a8323a"),
    ),
  );
  for (let i = 0; i < 12; i++)
    all.add(
      ball(
        0.17,
        lacquer("#f2c230"),
        [Math.sin((i / 12) * 6.283) * 2.66, 1.1, Math.cos((i / 12) * 6.283) * 2.66],
        [1, 1, 1],
      ),
    );
  return all;
}

const toys: Record<SpecOf<"wooden-toy">["variant"], (tone: string) => ReturnType<typeof group>> = {
  top: spinningTop,
  stacker,
  train,
  doll,
};

/** Turned and lacquered wooden toys. */
export const woodenToy: Model<"wooden-toy"> = {
  build: ({ variant, colour }) => toys[variant](hex(colour)),
  shot: ({ variant }) => ({
    azimuth: { top: 10, stacker: 12, train: 32, doll: -14 }[variant],
    elevation: 16,
    fill: 0.8,
  }),
};
