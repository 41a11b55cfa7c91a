import type { Stage } from "../stage/stage";
import type { Product } from "./goods";
import { send } from "./send";

export type Shown = { title: string; price: number; salePrice: number };

/** What a visitor sees of the product; undefined if there is no page. */
export async function shownOf(stage: Stage, { id }: Pick<Product, "id">): Promise<Shown | undefined> {
  const { body } = await send<{ data: Shown }>(`${stage.urlFor(0)}/api/shop/products/get/${id}`);
  return body.data;
}

export const salePriceOf = async (stage: Stage, product: Product): Promise<number | undefined> =>
  (await shownOf(stage, product))?.salePrice;
