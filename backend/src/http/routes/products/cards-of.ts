import { readWith } from "../../../catalog/index";
import type { Language } from "../../../contract/constants";
import { Rendered, type RouteContext } from "../../pipeline/route";
import { ownCards } from "./own-prices";

type Asked = Pick<RouteContext<never>, "req" | "identify"> & {
  productIds: readonly string[];
  lang: Language | undefined;
};

/** The cards of these products in this order, once each, as they are now; without those that the shop does not show. */
export async function cardsOf({ productIds, lang = "en", ...who }: Asked): Promise<Rendered> {
  const cards = await readWith(lang, (catalogue, texts) =>
    texts.cards(catalogue.chosen([...new Set(productIds)])),
  );
  return new Rendered(`{"success":true,"data":[${await ownCards(cards, who)}]}`);
}
