import { limits } from "@contract/limits";
import type { CardPromise } from "@contract/promises";
import { queryOptions } from "@tanstack/react-query";
import { callOwn } from "@/lib/call-own";

/** `isKnown`: whether the pincode is on the shop's map; if it is not, no date is promised. */
type Said = { promise: CardPromise; isKnown: boolean };
type Waiting = {
  productId: string;
  resolve: (said: Said | null) => void;
  reject: (error: unknown) => void;
};

/** The cards that ask in the same moment, by pincode. */
const waiting = new Map<string, Waiting[]>();

type Asked = {
  pincode: string;
  productId: string;
  /** The answer may depend on who asks. */
  userId: string | undefined;
};

/** What a card says of a product at a well-formed pincode; null for what the shop does not sell any more. */
export const cardPromiseQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ["card-promise", asked],
    queryFn: () => ask(asked.pincode, asked.productId),
    // As long as on a product's own page.
    staleTime: 60_000,
    retry: false,
  });

/** Waits for the other cards of the page, so that all are asked for in one call. */
function ask(pincode: string, productId: string): Promise<Said | null> {
  return new Promise((resolve, reject) => {
    const others = waiting.get(pincode);
    if (others) return void others.push({ productId, resolve, reject });
    waiting.set(pincode, [{ productId, resolve, reject }]);
    setTimeout(askForAll, 0, pincode);
  });
}

function askForAll(pincode: string) {
  const all = waiting.get(pincode) ?? [];
  waiting.delete(pincode);
  for (let from = 0; from < all.length; from += limits.promises)
    void askFor(pincode, all.slice(from, from + limits.promises));
}

async function askFor(pincode: string, cards: readonly Waiting[]) {
  try {
    const ids = [...new Set(cards.map(({ productId }) => productId))].join();
    const { data } = await callOwn("getPromises", { query: { pincode, ids } });
    const byProduct = new Map(data.promises.map((promise) => [promise.productId, promise]));
    for (const { productId, resolve } of cards) {
      const promise = byProduct.get(productId);
      resolve(promise ? { promise, isKnown: data.district !== null } : null);
    }
  } catch (error) {
    for (const { reject } of cards) reject(error);
  }
}
