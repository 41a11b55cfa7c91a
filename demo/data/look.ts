import type { Kind, PictureSpec, SpecOf, Wear } from "../pictures/vocabulary";

/**
 * Pictures of one product from several sides, the main one first; a view or colour without a studio model fails to
 * compile.
 */
export function look<K extends Kind>(
  kind: K,
  variant: SpecOf<K>["variant"],
  colour: SpecOf<K>["colour"],
  views: SpecOf<K>["view"][],
  wear: Wear = "new",
): PictureSpec[] {
  const used = wear === "new" ? {} : { wear };
  // The compiler cannot see through a generic K that these four parts make one member of the union.
  return views.map((view) => ({ kind, variant, colour, view, ...used }) as PictureSpec);
}
