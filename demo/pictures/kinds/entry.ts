import type { Colour } from "./colours";

/**
 * What one kind of product offers: its shapes, the colours that suit it and its views (the first is the
 * main one). `fronts` are what things of one shape may have in front, the usual one first; `wears` marks the
 * kinds that can also be drawn used.
 */
export type KindEntry = {
  variants: readonly [string, ...string[]];
  colours: readonly [Colour, ...Colour[]];
  views: readonly [string, ...string[]];
  fronts?: readonly [string, ...string[]];
  wears?: true;
};
