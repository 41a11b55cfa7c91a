import { hex } from "../kit/colour";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";
import { monoblock } from "./pump-parts/monoblock";
import { submersible } from "./pump-parts/submersible";

const makers: Record<SpecOf<"water-pump">["variant"], typeof monoblock> = { monoblock, submersible };

/** Water pumps: a finned monoblock, and a slim one for the borewell. */
export const waterPump: Model<"water-pump"> = {
  build: ({ variant, colour }) => makers[variant](hex(colour)),
  shot: ({ variant, view }) => ({
    azimuth: (view === "angle" ? 32 : -12) - (variant === "submersible" ? 18 : 0),
    elevation: view === "angle" ? 16 : 10,
    fill: 0.84,
  }),
};
