import type { Colour } from "./colours";

/**
 * What one kind of product offers: its shapes, the colours that suit it and its views (the first is the
 * main one). `wears` marks the kinds that can also be drawn used.
 */
export type KindEntry = {
  variants: readonly [string, ...string[]];
  colours: readonly [Colour, ...Colour[]];
  views: readonly [string, ...string[]];
  wears?: true;
};
