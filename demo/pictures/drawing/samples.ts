import type { KindEntry } from "../kinds/entry";
import type { Job } from "../page/job";
import { type Kind, kinds, type PictureSpec } from "../vocabulary";
import { jobOf } from "./jobs";

/** A few pictures of a kind: every variant in a different colour, and every other view and front once. */
export function samplesOf(kind: Kind): Job[] {
  const { variants, colours, views, fronts, wears }: KindEntry = kinds[kind];
  const make = (variant = "", colour = "", view = "", more: { wear?: string; front?: string } = {}) =>
    // Built from the vocabulary's own lists, so the parts fit together.
    jobOf({ kind, variant, colour, view, ...more } as PictureSpec);
  const shapes = variants.map((variant, i) => make(variant, colours[i % colours.length], views[0]));
  const others = views.slice(1).map((view, i) => make(variants[0], colours[(i + 1) % colours.length], view));
  const faces =
    fronts
      ?.slice(1)
      .map((front, i) => make(variants[0], colours[(i + 3) % colours.length], views[0], { front })) ?? [];
  const worn = wears ? [make(variants[0], colours[0], views[0], { wear: "worn" })] : [];
  return [...shapes, ...others, ...faces, ...worn];
}
