import { hex } from "../kit/colour";
import { capsule, cut, join, meet } from "../kit/distance";
import { grain } from "../kit/grain";
import { group, placed } from "../kit/group";
import { lacquer, rubber, surface, wood } from "../kit/materials";
import { once } from "../kit/memo";
import { cylinder, mesh, ring, rod, roundedBox } from "../kit/shapes";
import { surfaceOf } from "../kit/surface-nets";
import { cricketBall } from "./ball-parts";
import type { Model } from "./model";

const blade = () =>
  once("bat blade", () =>
    surfaceOf(
      (x, y, z) => {
        const shoulder = 2.1 - Math.max(0, y - 21) * 0.42;
        const spine = 0.75 + 1.15 * Math.exp(-(((y - 9) / 9) ** 2)) * (1 - Math.abs(x) / 2.6);
        const d = meet(Math.abs(x) - shoulder, Math.max(-z - 0.35, z - spine), 0.35);
        return join(
          meet(d, Math.max(y - 26, -y), 0.6),
          cut(capsule(x, y, z, [0, 24, 0.2], [0, 27, 0.2], 0.7), -1 - y, 0.1),
          0.6,
        );
      },
      [-2.6, -0.4, -1],
      [2.6, 28, 2.6],
      130,
    ),
  );

function bat(tone: string) {
  const willow = surface("#e3c793", { roughness: 0.5, clearcoat: 0.2 });
  const all = group(mesh(blade(), willow), cylinder([0.62, 0.68, 11.5], rubber(tone), [0, 32, 0.2]));
  for (let i = 0; i < 16; i++) all.add(ring(0.66, 0.06, rubber(tone), [0, 27 + i * 0.66, 0.2], "y"));
  all.add(
    roundedBox([3.2, 3.2, 0.05], 0.02, lacquer(tone), [0, 19, -0.38]),
    roundedBox([3.2, 0.6, 0.05], 0.02, lacquer("#f2c230"), [0, 16.6, -0.38]),
  );
  return all;
}

/** Cricket sets: bat and ball, or with stumps and bails. */
export const cricketSet: Model<"cricket-set"> = {
  build: ({ variant, colour }) => {
    const tone = colour === "sand" ? "#23262b" : hex(colour);
    const one = placed(bat(tone), { turn: [0, Math.PI, 0] });
    const red = placed(cricketBall(2, "#b01f27"), { at: variant === "full" ? [7, 2, 7] : [6.5, 2, 3] });
    if (variant === "bat-ball") return group(placed(one, { at: [0, 0.2, 0], turn: [-0.1, 0.25, -0.2] }), red);
    const ash = wood(grain("#e0bf87"));
    const all = group(
      placed(one, { at: [-7.5, 0, 3.4], turn: [-0.06, 0.3, -0.22] }),
      red,
      roundedBox([14, 1.2, 5], 0.4, lacquer(tone), [3, 0.6, 0]),
    );
    for (const x of [-1.4, 3, 7.4])
      all.add(rod([x, 1, 0], [x, 30, 0], 0.75, ash), cylinder([0.78, 0.78, 0.8], lacquer(tone), [x, 25, 0]));
    for (const x of [0.8, 5.2]) all.add(rod([x - 1.9, 31, 0], [x + 1.9, 31, 0], 0.32, ash));
    return all;
  },
  shot: ({ variant }) => ({ azimuth: -16, elevation: 9, fill: variant === "full" ? 0.84 : 0.86 }),
};
