import { darker, lighter } from "../../kit/colour";
import type { Pen } from "../../kit/texture";

/** Paints one piece of a crop, its middle at the pen's origin and about `s` in radius. */
export type Fruit = (pen: Pen, s: number) => void;

function shaded(pen: Pen, s: number, tone: string): CanvasGradient {
  const light = pen.createRadialGradient(-s * 0.35, -s * 0.4, s * 0.05, 0, 0, s * 1.15);
  light.addColorStop(0, lighter(tone, 0.6));
  light.addColorStop(0.28, tone);
  light.addColorStop(1, darker(tone, 0.35));
  return light;
}

function calyx(pen: Pen, s: number, at: number, leaves = 6): void {
  pen.fillStyle = "#3c8d2f";
  for (let i = 0; i < leaves; i++) {
    pen.save();
    pen.translate(0, at);
    pen.rotate((i * 6.283) / leaves + 0.3);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(s * 0.16, s * 0.14, s * 0.5, s * 0.04);
    pen.quadraticCurveTo(s * 0.16, -s * 0.1, 0, 0);
    pen.fill();
    pen.restore();
  }
  pen.strokeStyle = "#3c8d2f";
  pen.lineWidth = s * 0.09;
  pen.beginPath();
  pen.moveTo(0, at);
  pen.quadraticCurveTo(s * 0.05, at - s * 0.2, s * 0.16, at - s * 0.34);
  pen.stroke();
}

const glint = (pen: Pen, s: number) => {
  pen.fillStyle = "rgba(255,255,255,0.45)";
  pen.beginPath();
  pen.ellipse(-s * 0.4, -s * 0.38, s * 0.16, s * 0.08, -0.7, 0, 7);
  pen.fill();
};

/** A round fruit, wider than high by `wide`. */
export const round =
  (tone: string, wide = 1.06, leafy = true): Fruit =>
  (pen, s) => {
    pen.fillStyle = shaded(pen, s, tone);
    pen.beginPath();
    pen.ellipse(0, 0, s * wide, s * 0.94, 0, 0, 7);
    pen.fill();
    if (leafy) calyx(pen, s, -s * 0.78);
    glint(pen, s);
  };

/** A pod that tapers to a point, as chillies, okra, carrots: `fat` is its width, `ribs` its ridges. */
export const pod =
  (tone: string, fat: number, ribs = 0): Fruit =>
  (pen, s) => {
    const across = pen.createLinearGradient(-s * fat, 0, s * fat, 0);
    across.addColorStop(0, darker(tone, 0.35));
    across.addColorStop(0.35, tone);
    across.addColorStop(0.45, lighter(tone, 0.6));
    across.addColorStop(0.56, tone);
    across.addColorStop(1, darker(tone, 0.35));
    pen.fillStyle = across;
    pen.beginPath();
    pen.moveTo(-s * fat, -s);
    pen.bezierCurveTo(-s * fat * 1.5, -s * 0.2, -s * fat, s * 0.8, s * 0.06, s * 1.45);
    pen.bezierCurveTo(s * fat * 1.1, s * 0.7, s * fat * 1.5, -s * 0.3, s * fat, -s);
    pen.fill();
    pen.strokeStyle = darker(tone, 0.28);
    pen.lineWidth = s * 0.025;
    for (let i = 0; i < ribs; i++) {
      const x = ((i + 1) / (ribs + 1) - 0.5) * 2 * fat * s;
      pen.beginPath();
      pen.moveTo(x, -s * 0.95);
      pen.quadraticCurveTo(x * 1.2, s * 0.3, s * 0.05, s * 1.35);
      pen.stroke();
    }
    pen.fillStyle = "#3c8d2f";
    pen.beginPath();
    pen.ellipse(0, -s, s * fat * 1.15, s * 0.12, 0, 0, 7);
    pen.fill();
    pen.fillRect(-s * 0.05, -s * 1.4, s * 0.1, s * 0.42);
  };

/** A plump fruit like a brinjal or a cucumber, with round ends. */
export const plump =
  (tone: string, fat: number, spots = 0): Fruit =>
  (pen, s) => {
    pen.fillStyle = shaded(pen, s * 1.1, tone);
    pen.beginPath();
    pen.ellipse(0, 0, s * fat, s * 1.2, 0, 0, 7);
    pen.fill();
    pen.fillStyle = lighter(tone, 0.35);
    for (let i = 0; i < spots; i++) {
      pen.beginPath();
      pen.arc(Math.sin(i * 2.4) * s * fat * 0.7, -s + (i / spots) * 2 * s, s * 0.03, 0, 7);
      pen.fill();
    }
    calyx(pen, s, -s * 1.1, 5);
    glint(pen, s);
  };

/** A bunch of leaves on stalks; `lobes` makes them notched as coriander is. */
export const leaves =
  (tone: string, lobes: boolean): Fruit =>
  (pen, s) => {
    for (let i = -2; i <= 2; i++) {
      pen.save();
      pen.rotate(i * 0.4);
      pen.strokeStyle = lighter(tone, 0.3);
      pen.lineWidth = s * 0.07;
      pen.beginPath();
      pen.moveTo(0, s);
      pen.lineTo(0, -s * 0.5);
      pen.stroke();
      pen.fillStyle = shaded(pen, s, i % 2 ? tone : lighter(tone, 0.12));
      pen.beginPath();
      if (lobes)
        for (const [x, y] of [
          [0, -0.9],
          [-0.34, -0.5],
          [0.34, -0.5],
          [-0.24, -0.05],
          [0.24, -0.05],
        ] as const)
          pen.ellipse(x * s, y * s, s * 0.27, s * 0.25, 0, 0, 7);
      else pen.ellipse(0, -s * 0.5, s * 0.36, s * 0.72, 0, 0, 7);
      pen.fill();
      pen.restore();
    }
  };

/** A bulb with skin lines, as an onion. */
export const bulb =
  (tone: string): Fruit =>
  (pen, s) => {
    pen.fillStyle = shaded(pen, s, tone);
    pen.beginPath();
    pen.moveTo(0, -s * 1.3);
    pen.bezierCurveTo(s * 0.2, -s * 0.9, s * 1.1, -s * 0.7, s * 1.02, s * 0.1);
    pen.bezierCurveTo(s * 0.95, s * 0.85, s * 0.3, s * 0.95, 0, s * 1.0);
    pen.bezierCurveTo(-s * 0.3, s * 0.95, -s * 0.95, s * 0.85, -s * 1.02, s * 0.1);
    pen.bezierCurveTo(-s * 1.1, -s * 0.7, -s * 0.2, -s * 0.9, 0, -s * 1.3);
    pen.fill();
    pen.strokeStyle = lighter(tone, 0.3);
    pen.lineWidth = s * 0.025;
    for (const k of [-0.7, -0.35, 0, 0.35, 0.7]) {
      pen.beginPath();
      pen.moveTo(0, -s * 1.2);
      pen.bezierCurveTo(k * s * 0.6, -s * 0.8, k * s * 1.4, 0, 0, s);
      pen.stroke();
    }
    glint(pen, s);
  };

/** A flower head of many petals. */
export const blossom =
  (tone: string): Fruit =>
  (pen, s) => {
    for (let ring = 4; ring >= 0; ring--) {
      for (let k = 0; k < 14; k++) {
        const turn = (k / 14) * 6.283 + ring * 0.22;
        const reach = s * (0.2 + ring * 0.19);
        pen.fillStyle = ring % 2 ? tone : lighter(tone, 0.2);
        pen.beginPath();
        pen.ellipse(Math.cos(turn) * reach, Math.sin(turn) * reach, s * 0.26, s * 0.17, turn, 0, 7);
        pen.fill();
        pen.strokeStyle = darker(tone, 0.22);
        pen.lineWidth = s * 0.012;
        pen.stroke();
      }
    }
  };

/** A cob in its husk. */
export const cob: Fruit = (pen, s) => {
  for (let row = -5; row <= 7; row++)
    for (let i = -3; i <= 3; i++) {
      const half = 0.42 * Math.sqrt(Math.max(0, 1 - ((row - 1) / 9) ** 2));
      if (Math.abs(i * 0.13) > half) continue;
      pen.fillStyle = i < 0 ? "#f9d84a" : "#eebb2c";
      pen.beginPath();
      pen.ellipse(i * s * 0.13, row * s * 0.16 - s * 0.35, s * 0.075, s * 0.09, 0, 0, 7);
      pen.fill();
    }
  for (const side of [-1, 1]) {
    pen.fillStyle = side > 0 ? "#6fa63a" : "#5b9130";
    pen.beginPath();
    pen.moveTo(0, s * 1.35);
    pen.bezierCurveTo(side * s * 0.9, s * 0.9, side * s * 0.7, -s * 0.1, side * s * 0.75, -s * 0.6);
    pen.bezierCurveTo(side * s * 0.3, 0, side * s * 0.15, s * 0.6, 0, s * 1.35);
    pen.fill();
  }
};

/** A striped melon with a cut slice before it. */
export const melon: Fruit = (pen, s) => {
  round("#3f7f34", 1.15, false)(pen, s);
  pen.strokeStyle = "#24561f";
  pen.lineWidth = s * 0.09;
  for (const k of [-0.8, -0.4, 0, 0.4, 0.8]) {
    pen.beginPath();
    pen.moveTo(0, -s * 0.93);
    pen.quadraticCurveTo(k * s * 1.6, 0, 0, s * 0.93);
    pen.stroke();
  }
  for (const [paint, r] of [
    ["#3f7f34", 0.8],
    ["#f2f5d8", 0.74],
    ["#e23c4a", 0.68],
  ] as const) {
    pen.fillStyle = paint;
    pen.beginPath();
    pen.arc(s * 0.35, s * 0.42, s * r, 0, Math.PI);
    pen.fill();
  }
  pen.fillStyle = "#2a1414";
  for (let i = 0; i < 7; i++) {
    pen.beginPath();
    pen.ellipse(s * (0.35 + (i - 3) * 0.15), s * (0.58 + (i % 2) * 0.16), s * 0.03, s * 0.05, 0, 0, 7);
    pen.fill();
  }
};
