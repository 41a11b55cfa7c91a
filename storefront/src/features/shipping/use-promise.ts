import type { Size } from "@contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "@/i18n/use-language";
import { useKeptPincode } from "@/lib/kept-pincode";
import { type Promised, promiseQuery } from "./queries";

export type ProductPromise = {
  /** The kept pincode; empty if there is none. */
  pincode: string;
  promised: Promised | undefined;
  failed: boolean;
};

/** What is promised for a product at the kept pincode. */
export function usePromise(
  goods: { productId: string | undefined; size: Size | undefined; variantId: string | undefined },
  userId: string | undefined,
): ProductPromise {
  const { language } = useLanguage();
  const pincode = useKeptPincode();
  const { productId = "", size, variantId } = goods;
  const asked = { pincode: productId && pincode, productId, size, variantId, userId, language };
  const { data, isError } = useQuery(promiseQuery(asked));
  return { pincode, promised: data, failed: isError };
}
