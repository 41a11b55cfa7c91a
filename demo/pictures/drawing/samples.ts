import type { Job } from "../page/job";
import { type Kind, kinds, type PictureSpec } from "../vocabulary";
import { jobOf } from "./jobs";

/** A few pictures of a kind: every variant in a different colour, and every other view once. */
export function samplesOf(kind: Kind): Job[] {
  const entry: { variants: readonly string[]; colours: readonly string[]; views: readonly string[] } =
    kinds[kind];
  const { variants, colours, views } = entry;
  const make = (variant = "", colour = "", view = "", wear?: string) =>
    // Built from the vocabulary's own lists, so the parts fit together.
    jobOf({ kind, variant, colour, view, ...(wear && { wear }) } as PictureSpec);
  const shapes = variants.map((variant, i) => make(variant, colours[i % colours.length], views[0]));
  const others = views.slice(1).map((view, i) => make(variants[0], colours[(i + 1) % colours.length], view));
  const worn = "wears" in kinds[kind] ? [make(variants[0], colours[0], views[0], "worn")] : [];
  return [...shapes, ...others, ...worn];
}
