import { hex } from "../kit/colour";
import { group } from "../kit/group";
import { metal, surface } from "../kit/materials";
import { slab } from "../kit/plates";
import { ridgeScreen } from "../kit/screens";
import { rod, roundedBox } from "../kit/shapes";
import { display } from "./display-parts";
import type { Model } from "./model";

/** Television sets on two splayed legs or one pedestal. */
export const tv: Model<"tv"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const panel = display(110, 63, 3, tone, ridgeScreen(variant === "legs" ? 5 : 12));
    panel.position.y = 40;
    const stand = variant === "legs" ? surface("#25272b", { roughness: 0.45 }) : metal("#6d7076", 0.35);
    const all = group(
      panel,
      roundedBox([70, 34, 3.5], 1, surface("#1b1c1f", { roughness: 0.6 }), [0, 34, -2.6]),
    );
    if (variant === "legs") {
      for (const x of [-40, 40])
        for (const z of [-12, 12]) all.add(rod([x, 9.5, 0], [x * 1.06, 0.8, z], 0.8, stand));
      return all;
    }
    const foot = slab([46, 24, 1.4], 4, 0.5, stand);
    foot.rotation.x = -Math.PI / 2;
    foot.position.set(0, 0.7, 0);
    all.add(foot, roundedBox([16, 10, 2.4], 0.8, stand, [0, 5.5, -1]));
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -16 : 48, elevation: 7, fill: 0.88 }),
};
