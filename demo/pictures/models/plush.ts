import { darker, hex, lighter } from "../kit/colour";
import { group } from "../kit/group";
import { glass, surface } from "../kit/materials";
import { once } from "../kit/memo";
import { tint } from "../kit/painted-surface";
import { ball, mesh, ring } from "../kit/shapes";
import { surfaceOf } from "../kit/surface-nets";
import type { Model } from "./model";
import { animals, isPale, type Variant } from "./plush-parts/animals";
import { furLayer } from "./plush-parts/fur";

const layers = 11;

const body = (variant: Variant) =>
  once(`plush ${variant}`, () => {
    const { parts } = animals[variant];
    return surfaceOf((x, y, z) => parts(Math.abs(x), y, z), [-2.7, -0.2, -1.5], [2.7, 6.1, 2.7], 84);
  });

/** Sitting soft toys with short fur and a ribbon. */
export const plush: Model<"plush"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const pale = colour === "cream" ? "#e3b9b4" : colour === "pink" ? "#f7dfe4" : lighter(tone, 0.55);
    const animal = animals[variant];
    const skin = tint(body(variant), (x, y, z) => (isPale(animal, x, y, z) ? pale : tone));
    const all = group();
    for (let i = 0; i < layers; i++) {
      const layer = mesh(skin, furLayer(i / (layers - 1), variant === "elephant" ? 0.06 : 0.1));
      layer.userData.noShadow = i > 0;
      all.add(layer);
    }
    const [ex, ey, ez] = animal.eyes;
    for (const side of [-1, 1]) all.add(ball(0.14, glass("#0b0909"), [side * ex, ey, ez]));
    if (animal.nose)
      all.add(
        ball(
          0.19,
          surface(variant === "bunny" ? "#c9707e" : "#1a1413", { roughness: 0.25 }),
          animal.nose,
          [1.15, 0.75, 0.7],
        ),
      );
    const silk = surface(colour === "pink" ? "#3f7f93" : "#c8303a", { roughness: 0.35 });
    const collar = ring(0.86, 0.11, silk, [0, 2.42, 0.1], "y");
    collar.rotation.x -= 0.12;
    all.add(collar);
    for (const side of [-1, 1]) {
      const wing = ball(0.34, silk, [side * 0.4, 2.33, 1.14], [1.15, 0.72, 0.35]);
      wing.rotation.z = side * 0.35;
      all.add(wing);
    }
    all.add(ball(0.14, surface(darker("#c8303a", 0.1)), [0, 2.33, 1.2]));
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? 16 : 62, elevation: 9, fill: 0.84 }),
};
