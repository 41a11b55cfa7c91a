import type { Language } from "@contract/constants";
import { splitAddress } from "@contract/page-addresses";
import { pagesCache } from "./page-copies";
import { mostOf, productsIn, type Seen } from "./product-line";
import { commonCopies } from "./read-copies";

/** What a served page continues from. */
const stateOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

/** A product as this browser has last seen it, whole and in this language if it was seen so; undefined if it was not. */
export async function productCopy(productId: string, language: Language): Promise<Seen | undefined> {
  const found: { product: Seen; language: Language }[] = [];
  const find = (read: unknown, readIn: Language) =>
    found.push(...productsIn(read).map((product) => ({ product, language: readIn })));
  for (const read of await commonCopies()) find(await read.copy.json(), read.language);
  const pages = await caches.open(pagesCache);
  for (const request of await pages.keys()) {
    const copy = await pages.match(request, { ignoreVary: true });
    if (copy) find(stateOf(await copy.text()), splitAddress(new URL(request.url).pathname).language);
  }
  return mostOf(
    found.filter(({ product }) => product._id === productId),
    language,
  );
}
