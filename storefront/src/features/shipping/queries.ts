import type { ResponseOf } from "@contract";
import type { Size } from "@contract/constants";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { call } from "@/lib/api";

export type Promised = ResponseOf<"getPincode">["data"];
export type Asked = {
  pincode: string;
  productId: string;
  size: Size | undefined;
  variantId: string | undefined;
  /** The response may depend on who asks. */
  userId: string | undefined;
  language: string;
};

/** What an order of one item to a well-formed pincode would do; not asked without a pincode. */
export function promiseQuery(asked: Asked) {
  const { pincode, productId, size, variantId } = asked;
  return queryOptions({
    queryKey: ["promise", asked],
    queryFn: pincode
      ? async ({ signal }) => {
          const query = { productId, quantity: 1, size, variantId };
          return (await call("getPincode", { params: { pincode }, query }, { signal })).data;
        }
      : skipToken,
    staleTime: 60_000,
  });
}
