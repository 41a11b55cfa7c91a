import { random } from "../studio/sampling";
import { darker, lighter } from "./colour";
import { painted } from "./texture";

/** Straight-grained wood of a tone. */
export function grain(tone: string) {
  return painted(512, 512, (pen, w, h) => {
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, h);
    const next = random(3);
    for (let i = 0; i < 150; i++) {
      pen.strokeStyle = i % 3 ? darker(tone, 0.22) : lighter(tone, 0.25);
      pen.globalAlpha = 0.1 + next() * 0.22;
      pen.lineWidth = 0.6 + next() * 3;
      const y = next() * h;
      pen.beginPath();
      pen.moveTo(0, y);
      pen.bezierCurveTo(
        w * 0.3,
        y + (next() - 0.5) * 26,
        w * 0.7,
        y + (next() - 0.5) * 26,
        w,
        y + (next() - 0.5) * 8,
      );
      pen.stroke();
    }
    pen.globalAlpha = 1;
  });
}
