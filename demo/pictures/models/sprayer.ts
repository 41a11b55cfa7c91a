import { darker, hex, inkOn } from "../kit/colour";
import { box, join } from "../kit/distance";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { cloth, metal, print, rubber, surface } from "../kit/materials";
import { once } from "../kit/memo";
import { face } from "../kit/plates";
import { cylinder, lathe, mesh, type Point, ring, rod, roundedBox, tube } from "../kit/shapes";
import { surfaceOf } from "../kit/surface-nets";
import { painted } from "../kit/texture";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

const tank = () =>
  once("sprayer tank", () =>
    surfaceOf(
      (x, y, z) => {
        const back = 0.5 * Math.cos(x * 0.32);
        let d = box(x, y - 9, z + back - 0.3, 6.6 - Math.max(0, y - 13) * 0.22, 8, 3.6, 2.4) * 0.92;
        d = join(d, Math.hypot(x, z) - 3.0 + Math.abs(y - 17) * 0.4, 1.2);
        const ribs = 0.12 * Math.exp(-((Math.sin(y * 0.9) * 2.2) ** 2)) * (y > 3 && y < 13 ? 1 : 0);
        return d + ribs;
      },
      [-7.4, 0.4, -5],
      [7.4, 19, 5],
      95,
    ),
  );

function label(tone: string) {
  return painted(512, 340, (pen, w, h) => {
    pen.fillStyle = "#f6f4ec";
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = darker(tone, 0.3);
    pen.fillRect(0, 0, w, 120);
    write(pen, "SPRAYER", w / 2, 88, { size: 78, weight: 800 });
    write(pen, "Rinse after use", w / 2, 248, { size: 52, weight: 600, color: "#26292e" });
  });
}

const lance = (from: Point, to: Point, tone: string) =>
  group(
    rod(from, to, 0.24, metal("#c9a24a", 0.3)),
    cylinder([0.5, 0.3, 0.9], surface(tone), to),
    rod(
      from,
      [
        from[0] + (from[0] - to[0]) * 0.22,
        from[1] + (from[1] - to[1]) * 0.22,
        from[2] + (from[2] - to[2]) * 0.22,
      ],
      0.55,
      rubber(),
    ),
  );

function knapsack(tone: string, battery: boolean) {
  const dark = surface(inkOn(tone) === "#23262b" ? "#2f7d4a" : "#26282c", { roughness: 0.5 });
  const all = group(
    mesh(tank(), surface(tone, { roughness: 0.38, clearcoat: 0.2 })),
    roundedBox([13.4, battery ? 4.6 : 2.2, 8.2], 0.9, dark, [0, battery ? 1.6 : 0.8, 0]),
  );
  all.add(
    lathe(
      [
        [0, 0],
        [2.9, 0],
        [3, 0.3],
        [3, 1.2],
        [2.6, 1.6],
        [0, 1.7],
      ],
      dark,
      [0, 17.7, 0.2],
    ),
    cylinder([1, 1.2, 0.7], dark, [0, 19.6, 0.2]),
  );
  for (let i = 0; i < 20; i++)
    all.add(
      roundedBox([0.3, 1.1, 0.3], 0.1, dark, [Math.cos(i * 0.314) * 3, 18.5, 0.2 + Math.sin(i * 0.314) * 3]),
    );
  all.add(face(6.4, 4.2, 0.3, print(label(tone)), [0, 9.4, 3.98]));
  for (const side of [-1, 1])
    all.add(
      tube(
        [
          [side * 3, 16.5, -3],
          [side * 4.2, 16.6, -5],
          [side * 4.6, 10, -6.6],
          [side * 4.6, 4, -5],
          [side * 4.2, 1.6, -3.4],
        ],
        0.55,
        cloth("#2b2d31"),
      ),
    );
  const hose: Point[] = [
    [6, 1.6, 1],
    [8.4, 1.4, 2.4],
    [10, 4, 3],
    [9.8, 8, 2.6],
    [9.2, 10, 2.2],
  ];
  all.add(tube(hose, 0.28, rubber()), lance([9.2, 10, 2.2], [8.6, 24, -0.6], darker(tone, 0.2)));
  if (battery) {
    all.add(
      roundedBox([1.8, 1, 0.3], 0.2, surface("#c4202a"), [-4.2, 1.8, 4.1]),
      cylinder([0.6, 0.6, 0.4], metal("#b9bcc0"), [3.6, 1.8, 4.15], "z"),
      cylinder([0.25, 0.25, 0.4], surface("#7cf29a", { emissive: "#3bd36a" }), [2, 1.8, 4.1], "z"),
    );
  } else {
    const steel = metal("#9ea4a9", 0.35);
    all.add(
      tube(
        [
          [-7, 1.2, 0],
          [-8.2, 2.4, 1.4],
          [-8.2, 7, 5],
          [-8, 8.4, 8.6],
          [-5.6, 8.6, 9.6],
        ],
        0.42,
        steel,
      ),
      rod([-5.6, 8.6, 9.6], [-2.6, 8.6, 9.8], 0.7, rubber()),
    );
    all.add(cylinder([1.3, 1.3, 4.2], dark, [-6.4, 4, -0.6]));
  }
  return all;
}

function handSprayer(tone: string) {
  const dark = surface("#26282c", { roughness: 0.5 });
  const bottle = surface(tone, { roughness: 0.35, clearcoat: 0.3 });
  const all = group(
    lathe(
      [
        [0, 0],
        [3.1, 0],
        [3.4, 0.4],
        [3.4, 4.6],
        [3.1, 5.4],
        [3.3, 6.4],
        [3, 8.4],
        [1.9, 10],
        [1.5, 10.4],
        [1.5, 11],
        [0, 11],
      ],
      bottle,
    ),
  );
  all.add(
    cylinder([1.7, 1.8, 1.2], dark, [0, 11.4, 0]),
    roundedBox([3, 2.2, 2.4], 0.6, dark, [0.2, 12.8, 0]),
    cylinder([0.42, 0.42, 2.6], dark, [0, 15, 0]),
  );
  all.add(
    rod([-1.7, 16.6, 0], [1.7, 16.6, 0], 0.55, surface("#c4202a")),
    cylinder([0.45, 0.5, 2], dark, [2.4, 13, 0], "x"),
    cylinder([0.62, 0.5, 0.8], metal("#c9a24a", 0.3), [3.7, 13, 0], "x"),
    ring(0.62, 0.1, metal("#c9a24a", 0.3), [4.1, 13, 0], "x"),
  );
  all.add(
    tube(
      [
        [-1.2, 13.4, 0],
        [-3.4, 13.8, 0],
        [-4.6, 12, 0],
        [-4.8, 9.4, 0],
      ],
      0.5,
      dark,
    ),
    tube(
      [
        [1.6, 12.2, 0],
        [2.2, 11, 0],
        [1.9, 10.2, 0],
      ],
      0.25,
      surface("#c4202a"),
    ),
  );
  const map = label(tone);
  const sign = face(3.4, 2.3, 0.2, print(map), [0, 3, 3.45]);
  return group(all, sign);
}

const makers: Record<SpecOf<"sprayer">["variant"], (tone: string) => ReturnType<typeof group>> = {
  knapsack: (tone) => knapsack(tone, false),
  battery: (tone) => knapsack(tone, true),
  hand: handSprayer,
};

/** Sprayers: on the back with a lever or a battery, and a small pressure bottle. */
export const sprayer: Model<"sprayer"> = {
  build: ({ variant, colour }) => makers[variant](hex(colour)),
  shot: ({ view }) => ({ azimuth: view === "angle" ? -28 : 148, elevation: 11, fill: 0.86 }),
};
