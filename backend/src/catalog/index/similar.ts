import { Nearest } from "./alike";
import { allOf, countBits, hasBit, positionsIn, whereListed } from "./bits";
import { type IndexView, living } from "./index-view";
import type { ProductDocument } from "./search-index";

/** How many neighbours are considered on either side. */
const reach = 400;

/** Up to this many of a kind are all looked at; of more only the neighbours in price. */
const few = 2_000;

/**
 * Similar products. Of a kind: the others of it, the nearest in price first, and none of another kind, however near its
 * price: a refrigerator is not like a phone. Without a kind, or alone of it: of the same category or brand, those of
 * both first, with a similar price; searched among the neighbours in price order, so that the cost does not depend on
 * the size of the catalogue.
 */
export function similarTo(index: IndexView, document: ProductDocument, limit: number): number[] {
  const ofKind = document.kindId < 0 ? [] : alike(index, document, limit);
  return ofKind.length > 0 ? ofKind : neighbours(index, document, limit);
}

function alike(index: IndexView, { position, kindId }: ProductDocument, limit: number): number[] {
  const { documents, profiles, sets } = index;
  const isOfKind = (at: number) => profiles.kind[documents.profile[at] as number] === kindId;
  const make = () => {
    const table = Uint8Array.from(profiles.kind, (kind) => Number(kind === kindId));
    return whereListed(documents.profile, table, documents.length);
  };
  const others = allOf([living(index), sets.get(`kind ${kindId}`, isOfKind, make)], documents.length);
  const nearest = new Nearest(index, position, limit);
  if (countBits(others) <= few) {
    for (const other of positionsIn(others)) nearest.look(other);
    return nearest.numbers();
  }
  const byPrice = index.order("priceUp");
  for (const step of [-1, 1] as const)
    for (const other of byPrice.beside(position, step)) {
      if (!hasBit(others, other)) continue;
      if (nearest.isBeyond(other)) break;
      nearest.look(other);
    }
  return nearest.numbers();
}

function neighbours(index: IndexView, { position, categoryId }: ProductDocument, limit: number): number[] {
  const { documents, profiles } = index;
  const byPrice = index.order("priceUp");
  const both: number[] = [];
  const either: number[] = [];
  const look = (other: number) => {
    const profile = documents.profile[other] as number;
    if (profiles.inStock[profile] !== 1) return;
    const likeness =
      Number(profiles.category[profile] === categoryId) +
      Number(documents.brand[other] === documents.brand[position]);
    const no = documents.no[other] as number;
    if (likeness === 2 && both.length < limit) both.push(no);
    else if (likeness === 1 && either.length < limit) either.push(no);
  };
  const [cheaper, dearer] = [byPrice.beside(position, -1), byPrice.beside(position, 1)];
  const nextLiving = (positions: Iterator<number>) => {
    for (;;) {
      const { value, done } = positions.next();
      if (done || hasBit(documents.alive, value)) return done ? undefined : value;
    }
  };
  for (let step = 1; step <= reach && both.length < limit; step += 1)
    for (const positions of [cheaper, dearer]) {
      const other = nextLiving(positions);
      if (other !== undefined) look(other);
    }
  return [...both, ...either].slice(0, limit);
}
