import { electronics } from "./kinds/electronics";
import type { KindEntry } from "./kinds/entry";
import { farming } from "./kinds/farming";
import { fashion } from "./kinds/fashion";
import { toys } from "./kinds/toys";

export type { Colour } from "./kinds/colours";

/** Every kind of product that the studio can draw, with its variants, colours and views. */
export const kinds = { ...electronics, ...fashion, ...toys, ...farming };

type Kinds = typeof kinds;

/** A kind of product, such as `phone`. */
export type Kind = keyof Kinds;

/** How used a thing looks: `light` has fine scratches, `worn` has scuffs (a phone: a cracked screen). */
export type Wear = "new" | "light" | "worn";

/** The request for one picture of one kind. Equal requests share one drawn picture. */
export type SpecOf<K extends Kind> = {
  kind: K;
  variant: Kinds[K]["variants"][number];
  colour: Kinds[K]["colours"][number];
  view: Kinds[K]["views"][number];
} & (Kinds[K] extends { wears: true } ? { wear?: Wear } : { wear?: "new" }) &
  (Kinds[K] extends { fronts: readonly (infer Front)[] } ? { front?: Front } : { front?: undefined });

/** The request for one picture of any kind, told apart by `kind`. */
export type PictureSpec = { [K in Kind]: SpecOf<K> }[Kind];

function usualFront(kind: Kind): string | undefined {
  const entry: KindEntry = kinds[kind];
  return entry.fronts?.[0];
}

/**
 * The file name of a picture without width and type, such as `phone-triple-graphite-back`. The wear is left
 * out when the thing is new, and the front when it is the usual one, so that equal requests have equal names.
 */
export function pictureName(spec: PictureSpec): string {
  const wear = spec.wear && spec.wear !== "new" ? [spec.wear] : [];
  const front = spec.front && spec.front !== usualFront(spec.kind) ? [spec.front] : [];
  return [spec.kind, spec.variant, spec.colour, ...front, ...wear, spec.view].join("-");
}
