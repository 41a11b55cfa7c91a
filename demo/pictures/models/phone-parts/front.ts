import type { Group } from "three";
import { group } from "../../kit/group";
import { glass, metal, screen, surface } from "../../kit/materials";
import { face } from "../../kit/plates";
import { lockScreen } from "../../kit/screens";
import { ball, ring } from "../../kit/shapes";
import { type Front, paintFrontCamera } from "./front-camera";

type Body = { width: number; height: number; corner: number; z: number };

/** The height of what a phone with a button has above and below its screen. */
const buttonBar = 1.75;

/** The button below the screen, and above it the slit of the earpiece with the camera beside it. */
function besideScreen(height: number, z: number): Group {
  const [above, below] = [height / 2 - buttonBar / 2 - 0.05, -height / 2 + buttonBar / 2 + 0.2];
  return group(
    ring(0.55, 0.05, metal("#3a3d42", 0.3), [0, below, z + 0.02]),
    face(1.15, 0.13, 0.065, surface("#2c2e33", { roughness: 0.7 }), [0, above, z + 0.01]),
    ball(0.13, surface("#1b2542", { roughness: 0.1, clearcoat: 1 }), [-1.1, above, z], [1, 1, 0.15]),
  );
}

/** The glass of a phone's front with its lit screen, facing +z; the wallpaper is a hue in degrees and a seed. */
export function phoneFront(front: Front, { width, height, corner, z }: Body, hue: number, seed: number) {
  const hasButton = front === "button";
  const [across, up] = [width - 0.52, height - 0.52 - (hasButton ? 2 * buttonBar : 0)];
  const picture = screen(
    lockScreen(hue, seed, {
      // A short screen is painted short, so that the writing on it is not squeezed.
      height: hasButton ? Math.round((900 * up) / across) : 1940,
      hasBar: !hasButton,
      over: (pen, w) => paintFrontCamera(pen, w, front),
    }),
  );
  const all = group(
    face(width - 0.24, height - 0.24, corner - 0.12, glass(), [0, 0, z + 0.004]),
    face(across, up, hasButton ? 0.05 : corner - 0.26, picture, [0, 0, z + 0.008]),
  );
  if (hasButton) all.add(besideScreen(height, z));
  return all;
}
