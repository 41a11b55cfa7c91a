import { formatRupees } from "@contract/money";
import { useTranslation } from "react-i18next";
import { useShop } from "./shop";
import { useTerms } from "./terms";

/** "Free delivery from ₹999 …" with its limits; undefined if no delivery is free or the limits are not yet known. */
export function useFreeDelivery(): string | undefined {
  const { t } = useTranslation();
  const free = useTerms()?.free;
  const { city, state } = useShop();
  if (!free) return undefined;
  const { area, fromGoods, upToKg } = free;
  return t(`freeDelivery.${area}`, { amount: formatRupees(fromGoods), kg: upToKg, city, state });
}
