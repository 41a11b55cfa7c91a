import { darker, hex, inkOn, lighter, mix } from "../kit/colour";
import type { Canvas } from "../kit/garment/cloth-art";
import { layGarment } from "../kit/garment/garment";
import { write } from "../kit/lettering";
import { flatLay } from "../studio/shot";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

type Art = (canvas: Canvas, tone: string) => void;

const prints: Record<SpecOf<"tshirt">["variant"], Art | undefined> = {
  plain: undefined,
  chest: ({ pen, x, y, unit }, tone) => {
    write(pen, "MONSOON", x(0), y(2.7), { size: unit * 1.1, weight: 800, color: inkOn(tone) });
    write(pen, "TRAIL CLUB · SATARA", x(0), y(2.05), { size: unit * 0.42, weight: 600, color: inkOn(tone) });
  },
  stripe: ({ pen, x, y, unit }, tone) => {
    [inkOn(tone), mix(tone, inkOn(tone), 0.45)].forEach((paint, i) => {
      pen.fillStyle = paint;
      pen.fillRect(x(-7), y(2.6 - i * 0.8), 14 * unit, unit * (i ? 0.3 : 0.55));
    });
  },
  mountain: ({ pen, x, y, unit }, tone) => {
    const ink = inkOn(tone);
    pen.fillStyle = mix(tone, "#ea7326", 0.85);
    pen.beginPath();
    pen.arc(x(0.5), y(2.9), unit * 0.75, 0, 7);
    pen.fill();
    [
      [0.55, [-2, 0.7, -0.9, 2.3, 0.1, 1.1, 0.8, 1.9, 2, 0.7]],
      [0.95, [-2, 0.7, -1.2, 1.5, -0.4, 0.9, 0.5, 1.6, 1.3, 1.0, 2, 0.7]],
    ].forEach(([share, ridge]) => {
      pen.fillStyle = mix(tone, ink, share as number);
      pen.beginPath();
      const spots = ridge as number[];
      for (let i = 0; i < spots.length; i += 2) pen.lineTo(x(spots[i] as number), y(spots[i + 1] as number));
      pen.fill();
    });
    write(pen, "SAHYADRI", x(0), y(0.05), { size: unit * 0.52, weight: 700, color: ink });
  },
};

/** T-shirts with a ribbed round neck. */
export const tshirt: Model<"tshirt"> = {
  build: ({ variant, colour, view }) => {
    const tone = hex(colour);
    const art = view === "front" || variant === "stripe" ? prints[variant] : undefined;
    const rib = { tone: colour === "black" ? lighter(tone, 0.05) : darker(tone, 0.06), radius: 0.15 };
    return layGarment("tee", {
      tone,
      fromBehind: view === "back",
      rib,
      art: art && ((canvas) => art(canvas, tone)),
    }).all;
  },
  shot: () => flatLay,
};
