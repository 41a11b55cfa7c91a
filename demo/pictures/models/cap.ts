import { darker, hex, inkOn } from "../kit/colour";
import { meet } from "../kit/distance";
import { group } from "../kit/group";
import { cloth } from "../kit/materials";
import { once } from "../kit/memo";
import { tint } from "../kit/painted-surface";
import { ball, mesh, type Point, roundedBox, tube } from "../kit/shapes";
import { surfaceOf } from "../kit/surface-nets";
import type { Model } from "./model";

const [rx, ry, rz] = [3.5, 3.5, 4.0];

const crown = () =>
  once("cap crown", () =>
    surfaceOf(
      (x, y, z) => {
        const lift = y < 0 ? 0.25 * y : y;
        const reach = Math.hypot(x / rx, lift / ry, z / rz);
        const shell = Math.abs(reach - 1) * 3.4 - 0.09;
        const back = Math.max(-z - 4.4, 0);
        const gap = Math.max(Math.hypot(x / 1.3, (y - 0.1) / 1.35) - 1, z) * 1.2;
        return meet(Math.max(meet(shell, -0.35 - y, 0.05), -gap), back - 1, 0.05);
      },
      [-4, -0.8, -4.6],
      [4, 3.9, 4.6],
      120,
    ),
  );

const brim = () =>
  once("cap brim", () =>
    surfaceOf(
      (x, y, z) => {
        const plan = Math.hypot(x / 3.7, (z - 3.2) / 4.0) - 1;
        const inner = 1 - Math.hypot(x / (rx - 0.1), z / (rz - 0.1));
        const sheet = Math.abs(y + 0.12 + 0.075 * x * x + 0.03 * (z - 4)) - 0.11;
        return meet(meet(plan * 3, sheet, 0.08), inner * 3, 0.06);
      },
      [-4, -2, 0],
      [4, 0.6, 7.6],
      110,
    ),
  );

/** Baseball caps; striped ones have a contrasting brim. */
export const cap: Model<"cap"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const accent = variant === "stripe" ? (colour === "white" ? "#c4202a" : "#f0ede4") : tone;
    const panels = tint(crown(), (x, _y, z) =>
      variant === "stripe" && Math.abs(x) < 0.5 && z > 0 ? accent : tone,
    );
    const all = group(
      mesh(panels, cloth("#fff", { vertexColors: true })),
      mesh(brim(), cloth(variant === "stripe" ? accent : darker(tone, 0.04))),
    );
    const seam = cloth(darker(tone, 0.28));
    for (let k = 0; k < 3; k++) {
      const way = (k * Math.PI) / 3 + Math.PI / 6;
      const spots: Point[] = Array.from({ length: 25 }, (_, i) => {
        const turn = (Math.PI * i) / 24;
        return [
          Math.cos(turn) * Math.cos(way) * (rx + 0.1),
          Math.sin(turn) * (ry + 0.1),
          Math.cos(turn) * Math.sin(way) * (rz + 0.1),
        ];
      });
      if (k !== 1) all.add(tube(spots, 0.045, seam));
      for (const side of [-1, 1])
        all.add(
          ball(
            0.13,
            seam,
            [side * 0.5 * Math.cos(way) * rx, 0.87 * ry + 0.06, side * 0.5 * Math.sin(way) * rz],
            [1, 0.6, 1],
          ),
        );
    }
    all.add(ball(0.32, cloth(accent), [0, ry + 0.08, 0], [1, 0.5, 1]));
    const stitches = cloth(
      variant === "stripe"
        ? darker(accent, 0.2)
        : inkOn(tone) === "#23262b"
          ? darker(tone, 0.2)
          : darker(tone, 0.35),
    );
    for (let row = 0; row < 4; row++) {
      const scale = 0.95 - row * 0.1;
      const spots: Point[] = [];
      for (let i = 0; i <= 30; i++) {
        const turn = -0.22 + ((Math.PI + 0.44) * i) / 30;
        const [x, z] = [Math.cos(turn) * 3.7 * scale, 3.2 + Math.sin(turn) * 4.0 * scale];
        if (Math.hypot(x / rx, z / rz) > 1.04) spots.push([x, 0.01 - 0.075 * x * x - 0.03 * (z - 4), z]);
      }
      if (spots.length > 3) all.add(tube(spots, 0.028, stitches));
    }
    all.add(roundedBox([3.2, 0.5, 0.12], 0.06, cloth(darker(tone, 0.1)), [0, -0.05, -3.95]));
    all.rotation.x = 0.06;
    return group(all);
  },
  shot: ({ view }) => ({ azimuth: view === "angle" ? 36 : 158, elevation: 16, fill: 0.76 }),
};
