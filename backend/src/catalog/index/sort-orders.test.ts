import { expect, it } from "vitest";
import type { ProductDocument } from "./search-index";
import { SortedDocuments } from "./sort-orders";

const documentAt = (position: number, paidPrice: number) =>
  ({ position, paidPrice, alive: true }) as ProductDocument;
/** The same every time, and in no order. */
const price = (at: number) => (at * 7_919) % 10_007;
const byPrice = (a: ProductDocument, b: ProductDocument) =>
  a.paidPrice - b.paidPrice || a.position - b.position;

it("sorts a whole catalogue in slices as it would in one go, and merges many new ones in", async () => {
  const documents = Array.from({ length: 45_000 }, (_, at) => documentAt(at, price(at)));
  const source: ProductDocument[] = [];
  const order = new SortedDocuments(source, byPrice);
  const add = (added: readonly ProductDocument[]) => {
    for (const document of added) {
      source.push(document);
      order.add(document);
    }
  };
  add(documents.slice(0, 40_000));
  await order.sortInSlices();
  expect(order.all()).toEqual(documents.slice(0, 40_000).sort(byPrice));

  const gone = documents[77] as ProductDocument;
  gone.alive = false;
  add(documents.slice(40_000));
  expect(order.all()).toEqual(documents.filter(({ alive }) => alive).sort(byPrice));
  expect(order.ranks()[order.all()[5]?.position ?? -1]).toBe(5);
});
