import type { SpecOf } from "../../vocabulary";

/** The measures of a toy car's body; x runs to the front, y up, z across. */
export type Body = {
  /** Height of the floor above the ground and of the belt line. */
  floor: number;
  belt: number;
  nose: number;
  tail: number;
  roof: number;
  cabin: { at: number; half: number; lean: number; width: number };
  wheel: { radius: number; width: number; at: [number, number] };
  /** Where an open load bed begins, if there is one. */
  bed?: number;
  wing?: boolean;
};

export const bodies: Record<SpecOf<"toy-car">["variant"], Body> = {
  classic: {
    floor: 0.16,
    belt: 1.02,
    nose: 0.08,
    tail: 0.02,
    roof: 1.6,
    cabin: { at: -0.28, half: 1.42, lean: 0.62, width: 0.93 },
    wheel: { radius: 0.46, width: 0.4, at: [-1.52, 1.5] },
  },
  racer: {
    floor: 0.13,
    belt: 0.84,
    nose: 0.3,
    tail: -0.06,
    roof: 1.24,
    cabin: { at: -0.35, half: 1.35, lean: 0.95, width: 0.82 },
    wheel: { radius: 0.47, width: 0.5, at: [-1.55, 1.55] },
    wing: true,
  },
  offroad: {
    floor: 0.5,
    belt: 1.38,
    nose: 0.04,
    tail: 0,
    roof: 2.16,
    cabin: { at: -0.75, half: 1.68, lean: 0.3, width: 0.98 },
    wheel: { radius: 0.62, width: 0.54, at: [-1.55, 1.55] },
  },
  pickup: {
    floor: 0.42,
    belt: 1.3,
    nose: 0.05,
    tail: 0,
    roof: 2.0,
    cabin: { at: 0.15, half: 0.98, lean: 0.42, width: 0.96 },
    wheel: { radius: 0.56, width: 0.48, at: [-1.55, 1.55] },
    bed: -0.85,
  },
};
