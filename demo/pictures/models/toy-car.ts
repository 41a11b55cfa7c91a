import { toyCarBody } from "./car-parts/car";
import type { Model } from "./model";

/** Die-cast toy cars. */
export const toyCar: Model<"toy-car"> = {
  build: ({ variant, colour }) => toyCarBody(variant, colour),
  shot: ({ view }) => ({
    azimuth: { angle: 35, side: 4, rear: 148 }[view],
    elevation: { angle: 16, side: 8, rear: 18 }[view],
    fill: 0.84,
  }),
};
