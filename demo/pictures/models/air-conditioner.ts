import { group, placed } from "../kit/group";
import { write } from "../kit/lettering";
import { surface } from "../kit/materials";
import { face } from "../kit/plates";
import { ball, cylinder, roundedBox } from "../kit/shapes";
import { painted } from "../kit/texture";
import type { Model } from "./model";

/** The indoor unit of a split air conditioner with its remote control. */
export const airConditioner: Model<"air-conditioner"> = {
  build: () => {
    const white = surface("#f3f3f0", { roughness: 0.28, clearcoat: 0.5 });
    const all = group(roundedBox([88, 29, 20], 4, white, [0, 30, 0]));
    all.add(roundedBox([84, 0.35, 1], 0.1, surface("#b9bcbf"), [0, 22.5, 9.7]));
    const flap = placed(roundedBox([80, 7, 1], 0.45, white), { at: [0, 18.2, 9.6], turn: [0.75, 0, 0] });
    all.add(flap, roundedBox([79, 6, 8], 1, surface("#2c2e31", { roughness: 0.7 }), [0, 19, 5.4]));
    for (let i = 0; i < 13; i++)
      all.add(roundedBox([0.4, 4, 6], 0.15, surface("#5b5e62"), [-36 + i * 6, 18.5, 6.6]));
    const map = painted(300, 160, (pen) =>
      write(pen, "24°", 150, 115, { size: 110, weight: 500, color: "#8fb3c9" }),
    );
    const figure = face(
      9,
      4.8,
      1,
      surface("#fff", { map, transparent: true, emissive: "#fff", emissiveMap: map, emissiveIntensity: 0.5 }),
      [33, 36, 10.02],
    );
    figure.userData.noShadow = true;
    all.add(figure, ball(0.5, surface("#7cf29a", { emissive: "#3bd36a" }), [40.5, 28, 9.9], [1, 1, 0.4]));
    for (let i = 0; i < 16; i++)
      all.add(roundedBox([80, 0.3, 0.5], 0.1, surface("#c7c9cb"), [0, 44.4, -6 + i * 0.8]));
    const remote = group(
      roundedBox([5.4, 17, 2], 0.9, white),
      roundedBox([4.2, 4.4, 0.3], 0.3, surface("#9fb3a6", { roughness: 0.2 }), [0, 4.8, 1]),
    );
    for (let i = 0; i < 6; i++)
      remote.add(
        cylinder(
          [0.6, 0.6, 0.3],
          surface(i ? "#d9dadb" : "#e2762c"),
          [(i % 2) * 2.2 - 1.1, 0.4 - Math.floor(i / 2) * 2.2, 1.05],
          "z",
        ),
      );
    all.add(placed(remote, { at: [47, 8.7, 16], turn: [-0.12, -0.25, 0] }));
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -18 : -50, elevation: 6, fill: 0.88, shadow: 0.32 }),
};
