import { Vector3 } from "three";

/** A lit panel round the stage: where it hangs, its half size as seen from the stage, and its light. */
export type Panel = { way: Vector3; across: Vector3; up: Vector3; half: [number, number]; glow: number };

function panel(width: number, height: number, at: [number, number, number], glow: number): Panel {
  const way = new Vector3(...at);
  const distance = way.length();
  way.normalize();
  const across = new Vector3(0, 1, 0).cross(way).normalize();
  return {
    way,
    across,
    up: new Vector3().crossVectors(way, across),
    half: [width / 2 / distance, height / 2 / distance],
    glow,
  };
}

/** Softboxes overhead, at both sides and behind, and a black flag (negative light) that edges gloss. */
export const panels: Panel[] = [
  panel(12, 9, [-3, 12, 3], 4.2),
  panel(4, 12, [-13, 3, 4], 4.6),
  panel(3, 12, [13, 4, 1], 2.9),
  panel(8, 3, [4, 7, -13], 2.7),
  panel(3, 16, [7, 3, 10], -0.42),
];

/** The light of the bare room from a direction: a floor brighter than the ceiling, dim behind the stage. */
export function roomLight(way: Vector3): number {
  const rise = smooth(-0.1, 0.7, way.y);
  return (0.62 * (1 - rise) + 0.37 * rise) * (0.55 + 0.45 * smooth(-0.9, 0.2, way.z));
}

/** The light that arrives from a direction, with hard panel edges. */
export function lightFrom(way: Vector3): number {
  let light = roomLight(way);
  for (const { way: facing, across, up, half, glow } of panels) {
    const z = way.dot(facing);
    if (z <= 0) continue;
    if (Math.abs(way.dot(across) / z) < half[0] && Math.abs(way.dot(up) / z) < half[1]) light += glow;
  }
  return Math.max(0, light);
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
