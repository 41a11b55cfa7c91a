import type { Size } from "@contract/constants";
import { normalisePincode } from "@contract/digits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLanguage } from "@/i18n/use-language";
import { localKeys, readLocal, writeLocal } from "@/lib/storage";
import { type Promised, promiseQuery } from "./queries";

export type ProductPromise = {
  /** The requested pincode; empty before that. */
  pincode: string;
  promised: Promised | undefined;
  failed: boolean;
  ask(pincode: string): void;
};

/** What is promised for a product at the pincode that the shopper entered, here or at an earlier product. */
export function usePromise(
  goods: { productId: string | undefined; size: Size | undefined; variantId: string | undefined },
  userId: string | undefined,
): ProductPromise {
  const { language } = useLanguage();
  const [pincode, setPincode] = useState("");
  const { productId = "", size, variantId } = goods;
  const asked = { pincode: productId && pincode, productId, size, variantId, userId, language };
  const { data, isError } = useQuery(promiseQuery(asked));
  useEffect(() => {
    setPincode(normalisePincode(readLocal(localKeys.pincode) ?? "") ?? "");
  }, []);
  const ask = (asking: string) => {
    setPincode(asking);
    writeLocal(localKeys.pincode, asking);
  };
  return { pincode, promised: data, failed: isError, ask };
}
