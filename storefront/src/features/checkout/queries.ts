import type { CartItem } from "@contract/cart";
import { messages } from "@contract/messages";
import { keepPreviousData, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { ApiError, messageOf } from "@/lib/errors";
import { inOurWords } from "@/lib/server-words";
import type { Delivery } from "./totals";

type Goods = Pick<CartItem, "productId" | "quantity" | "size">[];

const shippingQuery = (items: Goods, pincode: string | undefined) => {
  const cartItems = items.map(({ productId, quantity, size }) => ({ productId, quantity, size }));
  return queryOptions({
    queryKey: ["shipping", pincode, cartItems],
    queryFn: pincode && cartItems.length > 0 ? () => askShipping(cartItems, pincode) : skipToken,
    staleTime: 60_000,
    retry: 1,
    placeholderData: keepPreviousData,
  });
};

/** An answer of `success: false` with status 200 is no failure: the shop does not deliver there, and says why. */
async function askShipping(cartItems: Goods, deliveryPincode: string): Promise<Delivery> {
  try {
    const answer = await call("calculateShipping", { body: { cartItems, deliveryPincode } });
    if (!answer.success) return { state: "refused", sentence: answer.message };
    const codReason = answer.data.codReason && (await inOurWords(answer.data.codReason));
    return { state: "quoted", charge: answer.shippingCharge, quote: { ...answer.data, codReason } };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 200 || error.status === 422))
      return { state: "refused", sentence: messageOf(error, messages.shippingFailed) };
    throw error;
  }
}

/** The delivery of these goods to a pincode, and the way to ask again after a failure. */
export function useDelivery(
  items: Goods,
  pincode: string | undefined,
): { delivery: Delivery; retry: () => void } {
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery(shippingQuery(items, pincode));
  const retry = () => void refetch();
  if (!pincode) return { delivery: { state: "needAddress" }, retry };
  if (data && !isPlaceholderData && !error) return { delivery: data, retry };
  if (error && !isFetching)
    return { delivery: { state: "failed", sentence: messageOf(error, messages.shippingFailed) }, retry };
  return { delivery: { state: "loading" }, retry };
}
