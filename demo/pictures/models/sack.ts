import * as THREE from "three";
import { darker, hex, inkOn, lighter } from "../kit/colour";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { print, surface } from "../kit/materials";
import { once } from "../kit/memo";
import { mesh, tube } from "../kit/shapes";
import { type Pen, painted } from "../kit/texture";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

type Words = { name: string; hindi: string; line: string; loose: string };
const words: Record<SpecOf<"sack">["variant"], Words> = {
  compost: {
    name: "COMPOST",
    hindi: "जैविक खाद",
    line: "Well rotted · sieved",
    loose: "#4a3524",
  },
  vermicompost: {
    name: "VERMICOMPOST",
    hindi: "केंचुआ खाद",
    line: "Made by earthworms",
    loose: "#3a2a1f",
  },
  fertiliser: {
    name: "N P K 19-19-19",
    hindi: "जल विलेय उर्वरक",
    line: "Water-soluble feed",
    loose: "#e9e4dc",
  },
  "cattle-feed": {
    name: "CATTLE FEED",
    hindi: "पशु आहार",
    line: "Protein 20 % · Fat 3 %",
    loose: "#b98f56",
  },
  "neem-cake": {
    name: "NEEM CAKE",
    hindi: "नीम खली",
    line: "Feeds soil, keeps pests off",
    loose: "#7a6a3a",
  },
};

const [width, height] = [11, 16];

const side = (sign: 1 | -1) =>
  once(`sack ${sign}`, () => {
    const sheet = new THREE.PlaneGeometry(width, height, 80, 110);
    const at = sheet.getAttribute("position");
    for (let i = 0; i < at.count; i++) {
      const [u, v] = [at.getX(i) / width + 0.5, at.getY(i) / height + 0.5];
      const s = Math.min(1, v / 0.93);
      const fat =
        Math.max(0, Math.sin(Math.PI * u)) ** 0.5 *
        Math.min(1, (1 - s) * 5) ** 0.6 *
        Math.min(1, 0.55 + s * 5) ** 0.8;
      const dents =
        0.16 * Math.sin(u * 6 + v * 9 + sign) +
        0.09 * Math.sin(u * 15 - v * 17) +
        0.12 * Math.sin(u * 26 + Math.sin(v * 9)) * (1 - s) * 1.4;
      at.setX(i, at.getX(i) * (1 - 0.06 * Math.sin(Math.PI * s)));
      at.setZ(i, v > 0.93 ? sign * 0.05 + 0.1 * Math.sin(u * 9) : sign * Math.max(0.05, fat * (2.5 + dents)));
    }
    sheet.computeVertexNormals();
    return sheet;
  });

function label({ name, hindi, line }: Words, tone: string) {
  const ink = inkOn(tone);
  return painted(1100, 1600, (pen: Pen, w, h) => {
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, h);
    pen.strokeStyle = "rgba(255,255,255,0.06)";
    for (let i = 0; i < 160; i++) {
      pen.strokeRect(i * 7, -5, 3, h + 10);
      pen.strokeRect(-5, i * 10, w + 10, 4);
    }
    pen.fillStyle = "#f7f4ea";
    pen.beginPath();
    pen.roundRect(150, 330, w - 300, 900, 40);
    pen.fill();
    write(pen, "FIELD AND GARDEN", w / 2, 260, { size: 74, weight: 700, color: ink });
    const text = tone === "#f1f0ec" ? "#2f7d4a" : darker(tone, 0.25);
    write(pen, name, w / 2, 500, { size: 130, weight: 800, fit: w - 380, color: text });
    write(pen, hindi, w / 2, 640, {
      size: 104,
      weight: 700,
      fit: w - 380,
      color: "#26292e",
      devanagari: true,
    });
    pen.save();
    pen.translate(w / 2, 900);
    for (let k = -2; k <= 2; k++) {
      pen.save();
      pen.rotate(k * 0.5);
      pen.fillStyle = k % 2 ? "#4f9e3f" : "#7cbf55";
      pen.beginPath();
      pen.moveTo(0, 80);
      pen.bezierCurveTo(-90, -20, -50, -140, 0, -190);
      pen.bezierCurveTo(50, -140, 90, -20, 0, 80);
      pen.fill();
      pen.restore();
    }
    pen.fillStyle = "#5a4028";
    pen.beginPath();
    pen.ellipse(0, 100, 190, 50, 0, 0, 7);
    pen.fill();
    pen.restore();
    write(pen, line, w / 2, 1160, { size: 58, weight: 600, fit: w - 380, color: "#55595f" });
  });
}

/** Woven sacks of what a field needs, with a little of it before them. */
export const sack: Model<"sack"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const text = words[variant];
    const front = print(label(text, tone), { roughness: 0.55, clearcoat: 0.1, side: THREE.DoubleSide });
    const all = group(
      mesh(side(1), front, [0, height / 2, 0]),
      mesh(side(-1), surface(tone, { roughness: 0.6, side: THREE.DoubleSide }), [0, height / 2, 0]),
    );
    const stitch = Array.from({ length: 44 }, (_, i): [number, number, number] => [
      -5.2 + i * 0.242,
      15.3 + (i % 2) * 0.14,
      0.18 + 0.1 * Math.sin((i / 43) * 9),
    ]);
    all.add(tube(stitch, 0.07, surface("#f3efe0"), false, 200));
    const heap = new THREE.SphereGeometry(1, 60, 30);
    const at = heap.getAttribute("position");
    for (let i = 0; i < at.count; i++) {
      const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)];
      const rough =
        1 + 0.09 * Math.sin(x * 23 + z * 17) * Math.sin(y * 19 + z * 29) + 0.06 * Math.sin(x * 51 - z * 47);
      at.setXYZ(i, x * 2.6 * rough, Math.max(0, y) * 1.0 * rough, z * 1.8 * rough);
    }
    heap.computeVertexNormals();
    all.add(mesh(heap, surface(lighter(text.loose, 0.05), { roughness: 0.95 }), [4.2, 0, 4.4]));
    return all;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -12 : -40, elevation: 9, fill: 0.84 }),
};
