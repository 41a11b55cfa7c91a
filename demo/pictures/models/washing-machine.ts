import { darker, hex } from "../kit/colour";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { glass, metal, screen, surface } from "../kit/materials";
import { face } from "../kit/plates";
import { ball, cylinder, lathe, ring, roundedBox } from "../kit/shapes";
import { painted } from "../kit/texture";
import type { Model } from "./model";

/** A front-loading washing machine. */
export const washingMachine: Model<"washing-machine"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const shell = surface(tone, { roughness: 0.35, metalness: colour === "white" ? 0 : 0.5, clearcoat: 0.3 });
    const all = group(roundedBox([60, 84, 56], 1.6, shell, [0, 43, 0]));
    const gap = surface(darker(tone, 0.4));
    all.add(
      roundedBox([59, 0.35, 1], 0.1, gap, [0, 71, 27.8]),
      roundedBox([59, 0.35, 1], 0.1, gap, [0, 11, 27.8]),
    );
    all.add(
      roundedBox([17, 9.6, 1.2], 0.8, shell, [-19.5, 78, 27.9]),
      roundedBox([10, 1.3, 1.6], 0.5, gap, [-19.5, 75, 28.2]),
    );
    const steel = metal("#c9cdd1", 0.25);
    all.add(
      lathe(
        [
          [15, 0],
          [21, 0],
          [21.6, 1],
          [21, 2.6],
          [18.5, 3.2],
          [15.5, 2.4],
        ],
        steel,
        [0, 41, 28],
        "z",
      ),
    );
    all.add(
      cylinder([15.6, 15.6, 1], surface("#0f1012"), [0, 41, 28.4], "z"),
      ball(15.4, glass("#14171d"), [0, 41, 29], [1, 1, 0.2]),
    );
    all.add(
      ring(16.6, 1.2, surface("#2a2c30", { roughness: 0.6 }), [0, 41, 30.4]),
      roundedBox([2.4, 9, 2], 0.9, surface("#2a2c30"), [19.6, 41, 31]),
    );
    all.add(
      cylinder([4.2, 4.5, 2.6], steel, [2, 78, 29], "z"),
      roundedBox([0.6, 3, 0.4], 0.2, surface("#333"), [2, 79.6, 30.4]),
    );
    const clock = painted(420, 150, (pen, w, h) => {
      pen.fillStyle = "#050607";
      pen.fillRect(0, 0, w, h);
      write(pen, "0:49", 110, 112, { size: 96, weight: 500, color: "#cfe9ff" });
      write(pen, "40°  1200", 310, 98, { size: 46, weight: 400, color: "#cfe9ff" });
    });
    all.add(face(18, 6.4, 0.8, screen(clock), [19, 78, 28.05]));
    for (const x of [-26, 26]) all.add(cylinder([2, 2, 2], surface("#1c1d20"), [x, 1, 24]));
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -24 : -50, elevation: 10, fill: 0.84 }),
};
