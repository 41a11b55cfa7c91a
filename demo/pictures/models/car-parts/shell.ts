import { box, cut, join, meet } from "../../kit/distance";
import { once } from "../../kit/memo";
import { surfaceOf } from "../../kit/surface-nets";
import type { SpecOf } from "../../vocabulary";
import { type Body, bodies } from "./bodies";

type Variant = SpecOf<"toy-car">["variant"];

function hull(b: Body, x: number, y: number, z: number): number {
  const plan = 1 - 0.1 * (Math.abs(x) / 2.6) ** 3;
  const w = z / plan;
  const [rear, front] = b.wheel.at;
  const flare = 0.06 * (Math.exp(-((x - front) ** 2) * 2.2) + Math.exp(-((x - rear) ** 2) * 2.2));
  const middle = (b.floor + b.belt) / 2 + 0.1;
  const d = box(x, y - middle, w, 2.5, (b.belt - b.floor) / 2 + 0.1, 1.08 + flare, 0.28);
  const top =
    y - (b.belt - b.nose * Math.max(0, x) * 0.45 - b.tail * Math.max(0, -x) - 0.06 * w * w + flare * 1.2);
  return meet(d, top * 0.9, 0.16);
}

function cabin(b: Body, x: number, y: number, z: number): number {
  const k = (y - b.belt) / (b.roof - b.belt);
  const { at, half, lean, width } = b.cabin;
  const along = (Math.abs(x - at + 0.1 * k) - (half - lean * k)) * 0.78;
  const across = (Math.abs(z) - (width - 0.16 * k)) * 0.95;
  return meet(meet(along, across, 0.16), Math.max(y - b.roof, b.belt - 0.5 - y), 0.2);
}

/** The windows: side panes with a pillar between, windscreen and rear window. */
function panes(b: Body, x: number, y: number, z: number): number {
  const k = (y - b.belt) / (b.roof - b.belt);
  const { at, half, lean, width } = b.cabin;
  const u = x - at + 0.1 * k;
  const tall = Math.abs(k - 0.52) * (b.roof - b.belt) - 0.3 * (b.roof - b.belt);
  const side = Math.max(
    Math.abs(u) - (half - lean * k - 0.2),
    tall,
    0.07 - Math.abs(u + 0.05),
    0.5 - Math.abs(z),
  );
  const end = Math.max(Math.abs(z) - (width - 0.16 * k - 0.17), tall, half - lean * k - 0.45 - Math.abs(u));
  return Math.min(side, end);
}

/** The painted shell with wheel arches, door lines, windows and an open bed where there is one. */
export const shell = (variant: Variant) =>
  once(`car shell ${variant}`, () => {
    const b = bodies[variant];
    return surfaceOf(
      (x, y, z) => {
        const house = cabin(b, x, y, z);
        let d = join(hull(b, x, y, z), house, 0.12);
        if (b.bed !== undefined)
          d = cut(
            d,
            box(x - (b.bed - 2.4) / 2, y - b.belt - 0.2, z, (b.bed + 2.4) / 2 - 0.05, 0.62, 0.88, 0.08),
            0.05,
          );
        for (const at of b.wheel.at) {
          d = cut(
            d,
            meet(Math.hypot(x - at, y - b.wheel.radius) - b.wheel.radius - 0.09, 0.45 - Math.abs(z), 0.03),
            0.05,
          );
        }
        const panel = Math.max(panes(b, x, y, z), -(house + 0.08));
        d = cut(d, panel, 0.04);
        if (y < b.belt - 0.02 && y > b.floor + 0.14 && Math.abs(z) > 0.7) {
          const lines =
            Math.min(Math.abs(x - b.cabin.at - b.cabin.half * 0.72), Math.abs(x - b.cabin.at + 0.08)) - 0.016;
          d = cut(d, Math.max(lines, -(d + 0.05)), 0.015);
        }
        return cut(d, box(x - 2.55, y - b.floor - 0.36, z, 0.14, 0.1, 0.55, 0.05), 0.03);
      },
      [-2.75, 0.03, -1.32],
      [2.75, b.roof + 0.12, 1.32],
      160,
    );
  });

/** The dark glass behind the windows. */
export const windows = (variant: Variant) =>
  once(`car windows ${variant}`, () => {
    const b = bodies[variant];
    return surfaceOf(
      (x, y, z) => cabin(b, x, y, z) + 0.055,
      [-2.6, b.belt - 0.1, -1.1],
      [2.2, b.roof + 0.05, 1.1],
      90,
    );
  });
