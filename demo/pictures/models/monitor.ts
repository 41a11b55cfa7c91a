import { bend } from "../kit/bend";
import { hex } from "../kit/colour";
import { group } from "../kit/group";
import { metal, surface } from "../kit/materials";
import { slab } from "../kit/plates";
import { ridgeScreen, wideScreen } from "../kit/screens";
import { cylinder, roundedBox } from "../kit/shapes";
import { meshesOf } from "../studio/bounds";
import { display } from "./display-parts";
import type { Model } from "./model";

/** Desktop monitors on a stand, flat or curved. */
export const monitor: Model<"monitor"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const curved = variant === "curved";
    const panel = display(
      curved ? 70 : 61,
      35,
      2.2,
      tone,
      curved ? ridgeScreen(3, 1800, 900) : wideScreen(215, 8, 1600, 920),
    );
    if (curved) for (const part of meshesOf(panel)) bend(part, 95);
    panel.position.y = 31;
    const stand = colour === "silver" ? metal("#c4c8cc", 0.35) : surface("#202226", { roughness: 0.5 });
    const foot = slab([24, 17, 1], 3, 0.3, stand);
    foot.rotation.x = -Math.PI / 2;
    foot.position.set(0, 0.5, -5);
    return group(
      panel,
      foot,
      roundedBox([5.5, 24, 2], 0.8, stand, [0, 12.4, -7]),
      cylinder([3, 3, 6], stand, [0, 30, -4], "z"),
    );
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -20 : 56, elevation: 8, fill: 0.86 }),
};
