import type { User } from "@contract/auth";
import type { Language } from "@contract/constants";
import { newShop } from "@contract/new-shop";
import { shopIn } from "@contract/shop-figures";
import type { QueryClient } from "@tanstack/react-query";
import { addressesQuery, chosenAddress } from "./features/addresses/queries";
import { cartQuery } from "./features/cart/queries";
import { anywhereFor, courierTo } from "./features/checkout/asked-deliveries";
import { serveTo } from "./features/session/queries";
import { call } from "./lib/api";
import { shippingQuery } from "./lib/delivery";
import { termsQuery } from "./lib/terms";
import { createQueryClient } from "./query-client";
import type { ShopRoute } from "./routing/route";

type Visitor = { user: User; language: Language };
type OwnPrefetcher = (client: QueryClient, visitor: Visitor) => Promise<void>;

// What the server reads in a visitor's own name for a page with `isOwn`, by the name of the page's file. Browsers never
// fetch this.

async function checkout(client: QueryClient, { user, language }: Visitor) {
  const [cart, addresses, terms] = await Promise.all([
    client.fetchQuery(cartQuery(user.id)),
    client.fetchQuery(addressesQuery(user.id)),
    client.fetchQuery(termsQuery),
  ]);
  const { pincode } = shopIn(terms.shop ?? newShop, language);
  const asked = [
    shippingQuery(cart.items, anywhereFor(terms, pincode), language),
    shippingQuery(cart.items, courierTo(chosenAddress(addresses, undefined, undefined)), language, cart),
  ];
  await Promise.all(
    asked.map((query) => typeof query.queryFn === "function" && readIfPossible(client, query)),
  );
}

/** What cannot be read is not there, as if nobody had asked: the browser asks and says what is wrong. */
const readIfPossible = (client: QueryClient, query: ReturnType<typeof shippingQuery>) =>
  client
    .fetchQuery({ ...query, retry: false })
    .catch(() => client.removeQueries({ queryKey: query.queryKey, exact: true }));

export const ownPrefetchers: Readonly<Record<string, OwnPrefetcher>> = { checkout };

/**
 * What a shopper's own page shows, read in the name of whoever asks; undefined for everybody else, and where it cannot be
 * read: the page is then everybody's, and the browser reads and says what is wrong.
 */
export async function readOwn({ page }: ShopRoute, language: Language): Promise<QueryClient | undefined> {
  const client = createQueryClient(true);
  try {
    const { user } = await call("checkAuth");
    if (user.role !== "user") return undefined;
    await ownPrefetchers[page.file]?.(client, { user, language });
    serveTo(client, user);
    return client;
  } catch {
    return undefined;
  }
}
