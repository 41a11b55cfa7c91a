import type { KindFacts } from "../../../backend/src/contract/kind-list";
import { electronicsKinds } from "./electronics";
import { farmingKinds } from "./farming";
import { fashionKinds } from "./fashion";
import { toysKinds } from "./toys";

const all = [...electronicsKinds, ...fashionKinds, ...toysKinds, ...farmingKinds];

/** The kinds of product below spec §9's categories, in the order of their chips. */
export const demoKinds: readonly KindFacts[] = all.map(({ id, category, label, filters = [] }) => ({
  id,
  category,
  label,
  isHidden: false,
  filters,
}));

/** The kind of each demo product, by its slug. */
export const kindBySlug: ReadonlyMap<string, string> = new Map(
  all.flatMap(({ id, products }) => products.map((slug) => [slug, id] as const)),
);
