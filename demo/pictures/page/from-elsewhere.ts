import type { Shot } from "../studio/shot";
import { kinds, type PictureSpec } from "../vocabulary";

/** Second looks that need nothing of a model but its first view: from the other side, or a part from near by. */
const elsewhere: Readonly<Record<string, (shot: Shot) => Partial<Shot>>> = {
  turned: ({ azimuth, elevation }) => ({ azimuth: azimuth + 145, elevation: Math.min(elevation + 8, 60) }),
  close: ({ azimuth, fill }) => ({ azimuth: azimuth * 0.4, fill: fill * 1.7 }),
};

/** What the model is asked for: a view that it arranges itself. */
export const ownView = (spec: PictureSpec): PictureSpec =>
  spec.view in elsewhere ? ({ ...spec, view: kinds[spec.kind].views[0] } as PictureSpec) : spec;

/** The shot of a view, from the one of the model's own view. */
export const fromElsewhere = (view: string, shot: Shot): Shot => ({ ...shot, ...elsewhere[view]?.(shot) });
