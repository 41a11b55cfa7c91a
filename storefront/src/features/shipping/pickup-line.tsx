import type { ShopTerms } from "@contract/shipping";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { useShop } from "@/lib/shop";

type PickupLineProps = {
  pickup: NonNullable<ShopTerms["pickup"]>;
  /** No courier takes the product. */
  isOnly?: boolean;
};

/** By when a product can be picked up at the shop. */
export function PickupLine({ pickup, isOnly = false }: PickupLineProps) {
  const { t } = useTranslation("pickup");
  const { language } = useLanguage();
  const { city } = useShop();
  const day = shortDay(pickup.readyBy, language);
  if (!isOnly) return <p className="text-ink-soft">{t("line", { city, day })}</p>;
  return (
    <>
      <p className="text-base font-semibold text-good">{t("only", { city })}</p>
      <p className="text-ink-soft">{t("onlyText", { day })}</p>
    </>
  );
}
