import { darker, hex } from "../kit/colour";
import { group, placed } from "../kit/group";
import { metal, rubber, surface } from "../kit/materials";
import { ball, cylinder, lathe, ring, roundedBox } from "../kit/shapes";
import { painted, tiled } from "../kit/texture";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

/** Woven speaker cloth in a tone. */
function weave(tone: string, across: number, up: number) {
  const map = painted(64, 64, (pen) => {
    pen.fillStyle = darker(tone, 0.45);
    pen.fillRect(0, 0, 64, 64);
    pen.fillStyle = tone;
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++) pen.fillRect(i * 16 + (j % 2) * 8, j * 16, 12, 11);
  });
  return surface("#fff", { map: tiled(map, across, up), roughness: 0.9 });
}

/** A driver facing +z: cone, dust cap and trim ring. */
function driver(radius: number, trim: string) {
  const cone: [number, number][] = [
    [radius, 0],
    [radius * 0.92, 0.12 * radius],
    [radius * 0.84, 0],
    [radius * 0.3, -0.35 * radius],
    [0, -0.35 * radius],
  ];
  const dark = surface("#1d1e21", { roughness: 0.5, side: 2 });
  const all = group(
    lathe(cone, dark, [0, 0, 0], "z"),
    ball(radius * 0.32, dark, [0, 0, -radius * 0.3], [1, 1, 0.7]),
  );
  all.add(ring(radius, radius * 0.07, metal(trim, 0.25)));
  return all;
}

const shapes = {
  tube: (tone: string) => {
    const body = cylinder([3.4, 3.4, 15], weave(tone, 60, 34), [0, 3.5, 0], "x");
    const all = group(body);
    for (const side of [-1, 1]) {
      all.add(cylinder([3.5, 3.5, 0.9], rubber("#202124"), [side * 7.6, 3.5, 0], "x"));
      all.add(cylinder([2.7, 2.9, 0.3], metal("#8f9499", 0.3), [side * 8.1, 3.5, 0], "x"));
      all.add(ring(3.45, 0.12, surface(tone, { roughness: 0.4 }), [side * 7.15, 3.5, 0], "x"));
    }
    for (const x of [-2, 0, 2])
      all.add(
        placed(ball(0.42, rubber("#e8e8e6"), [0, 0, 0], [1, 1, 0.3]), {
          at: [x, 5.3, 2.92],
          turn: [-0.6, 0, 0],
        }),
      );
    return all;
  },
  party: (tone: string) => {
    const shell = surface("#222326", { roughness: 0.6 });
    const all = group(
      roundedBox([15, 27, 13], 1.6, shell, [0, 13.5, 0]),
      roundedBox([13, 25, 0.8], 1.2, weave("#2b2c30", 50, 90), [0, 13.5, 6.4]),
    );
    for (const [y, r] of [
      [8, 5],
      [19.4, 4.2],
    ] as const)
      all.add(placed(driver(r, tone === "#1c1d20" ? "#d0a24a" : tone), { at: [0, y, 7] }));
    all.add(roundedBox([8, 1, 1.6], 0.5, surface(tone, { roughness: 0.35 }), [0, 28, 0]));
    for (const x of [-4, 4])
      all.add(roundedBox([1, 2, 1.6], 0.4, surface(tone, { roughness: 0.35 }), [x, 27.4, 0]));
    return all;
  },
  soundbar: (tone: string) => {
    const shell = surface(darker(tone, 0.2), { roughness: 0.45 });
    const all = group(
      roundedBox([46, 5.6, 7], 1.2, shell, [0, 2.8, 0]),
      roundedBox([45, 4.8, 1.4], 0.6, weave(tone, 180, 20), [0, 2.8, 3.1]),
    );
    for (let i = 0; i < 3; i++)
      all.add(ball(0.2, surface("#9ff", { emissive: "#7fe8ff" }), [i * 1.1 - 1.1, 2.8, 3.8]));
    all.add(
      roundedBox([16, 24, 20], 1.4, shell, [28, 12, -9]),
      roundedBox([14.5, 22, 1], 0.6, weave(tone, 60, 90), [28, 12, 1.1]),
    );
    return all;
  },
} satisfies Record<SpecOf<"speaker">["variant"], (tone: string) => unknown>;

/** Speakers: a portable tube, a party box, and a soundbar with its bass box. */
export const speaker: Model<"speaker"> = {
  build: ({ variant, colour }) => shapes[variant](hex(colour)),
  shot: ({ view }) => ({ azimuth: view === "front" ? -22 : 34, elevation: 12, fill: 0.8 }),
};
