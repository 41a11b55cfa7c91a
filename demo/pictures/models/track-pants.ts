import { hex, inkOn } from "../kit/colour";
import { layGarment } from "../kit/garment/garment";
import { hangCord } from "../kit/garment/trims";
import { flatLay } from "../studio/shot";
import type { Model } from "./model";
import { elasticWaist, frontSeams } from "./trouser-parts";

/** Track pants with an elastic waist; one broad stripe runs down each side. */
export const trackPants: Model<"track-pants"> = {
  build: ({ variant, colour, view }) => {
    const tone = hex(colour);
    const laid = layGarment("track", {
      tone,
      fromBehind: view === "back",
      art: (canvas) => {
        const { pen, x, y, unit } = canvas;
        if (variant === "side-stripe") {
          pen.strokeStyle = inkOn(tone);
          pen.lineWidth = 0.42 * unit;
          for (const side of [-1, 1]) {
            pen.beginPath();
            for (const [px, py] of [
              [2.35, 6.2],
              [2.55, 3.8],
              [2.4, 0.5],
              [1.75, -8],
            ] as const)
              pen.lineTo(x(px * side), y(py));
            pen.stroke();
          }
        }
        if (view === "front") frontSeams(canvas, "rgba(0,0,0,0.3)");
        elasticWaist(canvas);
      },
    });
    if (view === "front") for (const side of [-0.22, 0.22]) hangCord(laid, [side, 6.5], 1.7, inkOn(tone));
    return laid.all;
  },
  shot: () => flatLay,
};
