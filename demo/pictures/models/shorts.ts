import { hex, inkOn } from "../kit/colour";
import { layGarment } from "../kit/garment/garment";
import { hangCord } from "../kit/garment/trims";
import { flatLay } from "../studio/shot";
import type { Model } from "./model";
import { elasticWaist, frontSeams } from "./trouser-parts";

/** Sports shorts with a contrasting hem at the sides. */
export const shorts: Model<"shorts"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const laid = layGarment("shorts", {
      tone,
      art: (canvas) => {
        const { pen, x, y } = canvas;
        pen.fillStyle = inkOn(tone);
        for (const side of [-1, 1]) {
          pen.beginPath();
          for (const [px, py] of [
            [2.9, 2.2],
            [4, 2.2],
            [4, -2],
            [2.2, -2],
          ] as const)
            pen.lineTo(x(px * side), y(py));
          pen.fill();
        }
        frontSeams(canvas, "rgba(0,0,0,0.28)");
        elasticWaist(canvas);
      },
    });
    for (const side of [-0.22, 0.22]) hangCord(laid, [side, 6.5], 1.6, inkOn(tone));
    return laid.all;
  },
  shot: () => flatLay,
};
