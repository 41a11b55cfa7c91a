import { darker, hex, lighter } from "../kit/colour";
import { group, placed } from "../kit/group";
import { metal, surface } from "../kit/materials";
import { face } from "../kit/plates";
import { ring, roundedBox, tube } from "../kit/shapes";
import { painted, tiled } from "../kit/texture";
import type { Model } from "./model";

/** A folded tarpaulin with eyelets and its rope. */
export const tarpaulin: Model<"tarpaulin"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const weave = tiled(
      painted(64, 64, (pen) => {
        pen.fillStyle = tone;
        pen.fillRect(0, 0, 64, 64);
        pen.fillStyle = lighter(tone, 0.1);
        for (let i = 0; i < 4; i++)
          for (let j = 0; j < 4; j++) if ((i + j) % 2) pen.fillRect(i * 16, j * 16, 16, 16);
      }),
      14,
      10,
    );
    const all = group();
    const skin = surface(tone, { roughness: 0.32, clearcoat: 0.4 });
    for (let i = 0; i < 9; i++) {
      const inset = (i % 3) * 0.16;
      all.add(
        roundedBox(
          [15 - inset, 0.56, 11 - inset * 1.4],
          0.27,
          i % 2 ? surface(darker(tone, 0.1), { roughness: 0.35 }) : skin,
          [Math.sin(i * 2.1) * 0.12, 0.3 + i * 0.5, Math.cos(i * 1.7) * 0.1],
        ),
      );
    }
    all.add(
      placed(face(14.6, 10.6, 0.4, surface("#fff", { map: weave, roughness: 0.35, clearcoat: 0.3 })), {
        at: [0, 4.61, 0],
        turn: [-Math.PI / 2, 0, 0],
      }),
    );
    const hem = surface(darker(tone, 0.22), { roughness: 0.4 });
    all.add(roundedBox([14.6, 0.1, 1.3], 0.05, hem, [0, 4.64, 4.6]));
    for (let i = 0; i < 6; i++)
      all.add(ring(0.34, 0.12, metal("#d9c07a", 0.25), [-6.2 + i * 2.48, 4.72, 4.6], "y"));
    const rope: [number, number, number][] = [];
    for (let i = 0; i <= 40; i++) {
      const turn = (i / 40) * 6.283 * 2.5;
      rope.push([
        5 + Math.cos(turn) * (1.4 + i * 0.016),
        4.85 + i * 0.012,
        -1.6 + Math.sin(turn) * (1.1 + i * 0.014),
      ]);
    }
    all.add(tube(rope, 0.2, surface("#f1efe6", { roughness: 0.9 }), false, 240));
    return all;
  },
  shot: () => ({ azimuth: -26, elevation: 32, fill: 0.8 }),
};
