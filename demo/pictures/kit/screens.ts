import { random } from "../studio/sampling";
import { write } from "./lettering";
import { type Pen, painted } from "./texture";

/** Flowing hills of colour, the wallpaper of every screen. */
export function paintWaves(pen: Pen, w: number, h: number, hue: number, seed: number): void {
  const next = random(seed);
  const ground = pen.createLinearGradient(0, 0, w * 0.6, h);
  ground.addColorStop(0, `hsl(${hue} 75% 22%)`);
  ground.addColorStop(0.5, `hsl(${hue + 25} 80% 52%)`);
  ground.addColorStop(1, `hsl(${hue + 60} 88% 66%)`);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, w, h);
  for (let i = 0; i < 9; i++) {
    const y = h * (0.1 + 0.1 * i);
    const wave = pen.createLinearGradient(0, y, w, y + h * 0.32);
    wave.addColorStop(0, `hsla(${hue + next() * 70} 90% ${35 + next() * 40}% / 0.7)`);
    wave.addColorStop(1, `hsla(${hue + next() * 70} 90% 40% / 0.05)`);
    pen.fillStyle = wave;
    pen.beginPath();
    pen.moveTo(0, y + next() * h * 0.14);
    pen.bezierCurveTo(
      w * 0.3,
      y - h * 0.18 * next(),
      w * 0.6,
      y + h * 0.32 * next(),
      w,
      y - h * 0.09 * next(),
    );
    pen.lineTo(w, h);
    pen.lineTo(0, h);
    pen.fill();
  }
}

type LockScreen = {
  height: number;
  /** Whether it has the bar at its foot by which phones without a button are opened. */
  hasBar: boolean;
  /** Paints what covers a part of the screen, such as its front camera. */
  over: (pen: Pen, width: number) => void;
};

/** The lock screen of a phone with the time and the date, 900 pixels wide. */
export function lockScreen(hue: number, seed: number, { height, hasBar, over }: LockScreen) {
  return painted(900, height, (pen, w, h) => {
    paintWaves(pen, w, h, hue, seed);
    write(pen, "10:09", w / 2, 430, { size: 190, weight: 300 });
    write(pen, "Friday, 6 November", w / 2, 235, { size: 47, weight: 500 });
    write(pen, "10:09", 64, 84, { size: 40, weight: 500, align: "left" });
    write(pen, "5G  86%", w - 64, 84, { size: 40, weight: 500, align: "right" });
    over(pen, w);
    if (!hasBar) return;
    pen.fillStyle = "rgba(255,255,255,0.8)";
    pen.beginPath();
    pen.roundRect(w / 2 - 150, h - 36, 300, 10, 5);
    pen.fill();
  });
}

/** The home screen of a wide display: waves, a row of plain app tiles and the time. */
export function wideScreen(hue: number, seed: number, w = 1600, h = 1000) {
  return painted(w, h, (pen) => {
    paintWaves(pen, w, h, hue, seed);
    write(pen, "10:09", w * 0.93, h * 0.06, { size: h * 0.034, align: "right" });
    const side = h * 0.062;
    for (let i = 0; i < 9; i++) {
      pen.fillStyle = `hsl(${(hue + i * 37) % 360} 70% ${58 + (i % 3) * 10}%)`;
      pen.beginPath();
      pen.roundRect(w / 2 + (i - 4.5) * side * 1.35, h * 0.9, side, side, side * 0.26);
      pen.fill();
    }
  });
}

/** A dawn over layered ridges, the picture that televisions and monitors show. */
export function ridgeScreen(seed: number, w = 1600, h = 900) {
  return painted(w, h, (pen) => {
    const next = random(seed);
    const sky = pen.createLinearGradient(0, 0, 0, h);
    for (const [at, c] of [
      [0, "#27407f"],
      [0.35, "#c9668c"],
      [0.55, "#ffb36b"],
      [1, "#ffe6b3"],
    ] as const)
      sky.addColorStop(at, c);
    pen.fillStyle = sky;
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = "#fff3d6";
    pen.beginPath();
    pen.arc(w * 0.64, h * 0.44, h * 0.07, 0, 7);
    pen.fill();
    for (let layer = 0; layer < 6; layer++) {
      const base = h * (0.48 + layer * 0.09);
      const phases = [next() * 6, next() * 6, next() * 6];
      pen.fillStyle = `hsl(${268 - layer * 22} ${34 + layer * 4}% ${50 - layer * 7}%)`;
      pen.beginPath();
      pen.moveTo(0, h);
      for (let x = 0; x <= w; x += 8) {
        const u = x / w;
        const rise = phases.reduce((sum, p, i) => sum + Math.sin(u * (4 + i * 7 + layer) + p) / (i + 1.4), 0);
        pen.lineTo(x, base - rise * h * 0.06);
      }
      pen.lineTo(w, h);
      pen.fill();
    }
  });
}
