import { darker, hex } from "../kit/colour";
import { group } from "../kit/group";
import { metal, surface } from "../kit/materials";
import { roundedBox } from "../kit/shapes";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

function doors(variant: SpecOf<"refrigerator">["variant"]): [number, number][] {
  return variant === "single-door"
    ? [[73, 124]]
    : [
        [61, 96],
        [135, 50],
      ];
}

/** Refrigerators with one or two routes. */
export const refrigerator: Model<"refrigerator"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const shiny = colour === "silver" || colour === "graphite";
    const skin = surface(tone, {
      roughness: shiny ? 0.4 : 0.2,
      metalness: shiny ? 0.6 : 0.15,
      clearcoat: shiny ? 0.1 : 1,
      clearcoatRoughness: 0.08,
    });
    const tall = variant === "single-door" ? 136 : 162;
    const all = group(
      roundedBox([58, tall, 54], 1.6, surface(darker(tone, 0.15), { roughness: 0.5 }), [0, tall / 2 + 2, -4]),
    );
    for (const [y, h] of doors(variant)) {
      all.add(roundedBox([58.4, h, 7], 2.4, skin, [0, y + 2, 26]));
      all.add(
        roundedBox([2, h * 0.36, 3], 0.9, metal("#d5d8db", 0.25), [
          -24,
          y + 2 + (variant === "single-door" ? 6 : 0),
          31,
        ]),
      );
    }
    all.add(roundedBox([56, 9, 50], 1, surface("#26272a"), [0, 5, -4]));
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -26 : -52, elevation: 7, fill: 0.88 }),
};
