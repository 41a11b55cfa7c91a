import { hex } from "../kit/colour";
import { basketball, cricketBall, football } from "./ball-parts";
import type { Model } from "./model";

const makers = { football, cricket: cricketBall, basketball };

/** Balls of three sports. */
export const ball: Model<"ball"> = {
  build: ({ variant, colour }) => makers[variant](5, hex(colour)),
  shot: () => ({ azimuth: 0, elevation: 14, fill: 0.68 }),
};
