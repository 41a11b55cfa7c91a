import { darker, lighter } from "../../kit/colour";
import { write } from "../../kit/lettering";
import { type Pen, painted } from "../../kit/texture";
import { random } from "../../studio/sampling";
import type { Crop } from "./crops";

const [w, h] = [1050, 1500];

function foliage(pen: Pen, next: () => number): void {
  for (let i = 0; i < 26; i++) {
    const length = 150 + next() * 180;
    pen.save();
    pen.translate(next() * w, 940 + next() * 285);
    pen.rotate(-1.57 + (next() - 0.5) * 2);
    pen.fillStyle = i % 2 ? "#5fae46" : "#3f8f38";
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.bezierCurveTo(length * 0.3, -length * 0.35, length * 0.8, -length * 0.2, length, 0);
    pen.bezierCurveTo(length * 0.8, length * 0.2, length * 0.3, length * 0.35, 0, 0);
    pen.fill();
    pen.strokeStyle = "rgba(255,255,255,0.25)";
    pen.lineWidth = 3;
    pen.beginPath();
    pen.lineTo(0, 0);
    pen.lineTo(length * 0.9, 0);
    pen.stroke();
    pen.restore();
  }
}

const heap: [number, number, number][] = [
  [285, 790, 138],
  [780, 758, 132],
  [525, 720, 150],
  [188, 998, 160],
  [862, 998, 165],
  [520, 990, 200],
];

/** The front of a packet: name in two scripts, a heap of the crop, what is in it. */
export function packetFront(crop: Crop, tone: string) {
  return painted(w, h, (pen) => {
    const ground = pen.createLinearGradient(0, 0, 0, h);
    ground.addColorStop(0, tone);
    ground.addColorStop(0.42, "#fffaf0");
    ground.addColorStop(1, lighter(tone, 0.8));
    pen.fillStyle = ground;
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, 250);
    pen.beginPath();
    pen.ellipse(w / 2, 250, w * 0.62, 112, 0, 0, 7);
    pen.fill();
    write(pen, "GARDEN SEEDS", w / 2, 172, { size: 46, weight: 700 });
    write(pen, crop.name, w / 2, 318, { size: 142, weight: 800, fit: w - 130 });
    write(pen, crop.hindi, w / 2, 468, { size: 84, weight: 700, color: darker(tone, 0.2), devanagari: true });
    const next = random(crop.name.length + 4);
    pen.save();
    pen.beginPath();
    pen.rect(0, 480, w, 735);
    pen.clip();
    foliage(pen, next);
    for (const [x, y, s] of heap) {
      pen.save();
      pen.translate(x, y);
      pen.rotate((next() - 0.5) * 2 * crop.tilt);
      pen.shadowColor = "rgba(0,0,0,0.35)";
      pen.shadowBlur = 24;
      crop.fruit(pen, s);
      pen.restore();
    }
    pen.restore();
    pen.fillStyle = tone;
    pen.fillRect(0, 1208, w, h);
    write(pen, "Tested seeds", 68, 1330, { size: 62, weight: 700, align: "left" });
    pen.fillStyle = "#ffd54f";
    pen.beginPath();
    pen.arc(885, 500, 92, 0, 7);
    pen.fill();
    for (const [text, y] of [
      ["HIGH", 492],
      ["YIELD", 538],
    ] as const)
      write(pen, text, 885, y, { size: 42, weight: 800, color: "#5b3b00" });
  });
}

const advice: [string, string][] = [
  ["Soil", "loose and well drained"],
  ["Sow", "in rows, and press lightly"],
  ["Water", "gently, before it is dry"],
  ["Feed", "with well-rotted compost"],
  ["Pick", "often, when it is ripe"],
  ["Keep", "cool, dry and closed"],
];

/** The back of a packet: how to sow. */
export function packetBack(crop: Crop, tone: string) {
  return painted(w, h, (pen) => {
    pen.fillStyle = lighter(tone, 0.88);
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, 330);
    pen.fillRect(0, 1340, w, 200);
    write(pen, `How to grow ${crop.name.toLowerCase()}`, w / 2, 210, { size: 74, weight: 700, fit: w - 120 });
    write(pen, crop.hindi, w / 2, 296, { size: 60, devanagari: true });
    advice.forEach(([what, how], i) => {
      write(pen, what, 90, 460 + i * 104, { size: 44, weight: 700, align: "left", color: darker(tone, 0.3) });
      write(pen, how, 370, 460 + i * 104, { size: 44, weight: 400, align: "left", color: "#26292e" });
      pen.fillStyle = lighter(tone, 0.55);
      pen.fillRect(90, 486 + i * 104, w - 180, 3);
    });
    pen.save();
    pen.translate(w / 2, 1200);
    crop.fruit(pen, 85);
    pen.restore();
  });
}
