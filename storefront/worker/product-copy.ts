import { pagesCache } from "./page-copies";
import { productsIn, type Seen } from "./product-line";
import { commonCopies } from "./read-copies";

/** What a served page continues from. */
const stateOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

/** A product as this browser has last seen it, whole if it was seen whole; undefined if it was not. */
export async function productCopy(productId: string): Promise<Seen | undefined> {
  const found: Seen[] = [];
  for (const copy of await commonCopies()) found.push(...productsIn(await copy.json()));
  const pages = await caches.open(pagesCache);
  for (const request of await pages.keys()) {
    const copy = await pages.match(request, { ignoreVary: true });
    if (copy) found.push(...productsIn(stateOf(await copy.text())));
  }
  const same = found.filter(({ _id }) => _id === productId);
  return same.find(({ variants }) => variants) ?? same[0];
}
