import { darker, hex } from "../kit/colour";
import { group } from "../kit/group";
import { glass, metal, rubber, surface } from "../kit/materials";
import { outline, plate } from "../kit/plates";
import { ball, cylinder, lathe, ring, roundedBox } from "../kit/shapes";
import type { Model } from "./model";

/** A mirrorless camera with a zoom lens. */
export const camera: Model<"camera"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const top = surface(tone, { roughness: 0.5, metalness: colour === "silver" ? 0.7 : 0.1 });
    const leather = surface("#1b1c1e", { roughness: 0.85 });
    const black = surface("#17181a", { roughness: 0.5 });
    const all = group(roundedBox([12.6, 5.6, 4], 0.8, leather, [0, 3.2, 0]));
    all.add(
      roundedBox([12.7, 1.7, 4.1], 0.6, top, [0, 6.1, 0]),
      roundedBox([12.6, 0.8, 4.05], 0.35, top, [0, 0.55, 0]),
    );
    all.add(roundedBox([3, 6.6, 2.4], 1, leather, [-5.4, 3.6, 1.4]));
    const hump = outline([
      [-2.3, 0],
      [2.3, 0],
      [1.5, 1.9],
      [-1.5, 1.9],
    ]);
    all.add(
      plate(hump, 3.8, 0.25, top, [0.9, 6.6, 0.1]),
      roundedBox([1.8, 0.2, 2], 0.08, metal("#77797d"), [0.9, 8.5, 0]),
    );
    all.add(
      cylinder([1.05, 1.1, 0.9], black, [4.4, 7.2, 0]),
      cylinder([0.8, 0.8, 0.7], black, [-3.3, 7.2, -0.4]),
    );
    all.add(cylinder([0.55, 0.65, 0.6], metal("#b9bcc0", 0.25), [-5.2, 7.2, 1.2]));
    const barrel: [number, number][] = [
      [0, 0],
      [3.1, 0],
      [3.1, 0.5],
      [2.85, 0.6],
      [2.9, 2.2],
      [3.05, 2.3],
      [3.05, 4.2],
      [2.85, 4.3],
      [2.85, 5.2],
      [3.0, 5.4],
      [2.95, 5.7],
      [2.5, 5.7],
      [2.2, 5.0],
      [0, 4.9],
    ];
    all.add(
      lathe(barrel, black, [0.9, 3.3, 2], "z"),
      ring(3.0, 0.06, metal("#c98a3a", 0.3), [0.9, 3.3, 7.3]),
    );
    for (let i = 0; i < 40; i++) {
      const turn = (i / 40) * 6.283;
      const rib = roundedBox([0.18, 0.24, 1.6], 0.05, rubber(), [
        0.9 + Math.cos(turn) * 3.08,
        3.3 + Math.sin(turn) * 3.08,
        5.3,
      ]);
      rib.rotation.z = turn;
      all.add(rib);
    }
    all.add(
      ball(2.15, glass("#0b1030"), [0.9, 3.3, 6.6], [1, 1, 0.35]),
      ring(1.4, 0.1, surface("#33354a", { roughness: 0.2 }), [0.9, 3.3, 7.2]),
    );
    for (const x of [-6.3, 6.3]) all.add(ring(0.4, 0.1, metal("#a9adb2"), [x, 6, 0], "x"));
    all.add(ball(0.3, surface(darker("#d94a3a", 0.1)), [-3.1, 5.9, 2.05], [1, 1, 0.3]));
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "angle" ? -28 : 4, elevation: 12, fill: 0.78 }),
};
