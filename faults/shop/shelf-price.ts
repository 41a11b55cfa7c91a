import type { Testbed } from "../testbed/testbed";
import type { Product } from "./goods";
import { send, surely } from "./send";

export type Shown = { title: string; price: number; salePrice: number; totalStock: number };

/** What a visitor sees of the product; undefined if there is no page. */
export async function shownOf(testbed: Testbed, { id }: Pick<Product, "id">): Promise<Shown | undefined> {
  const { body } = await surely(() =>
    send<{ data: Shown }>(`${testbed.urlFor(0)}/api/shop/products/get/${id}`),
  );
  return body.data;
}

export const salePriceOf = async (testbed: Testbed, product: Product): Promise<number | undefined> =>
  (await shownOf(testbed, product))?.salePrice;
