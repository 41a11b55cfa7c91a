import { ShoppingBag, Zap } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import type { BuyState } from "./buy-state";

type BuyButtonsProps = { state: BuyState; busy: boolean; onAdd: () => void; onBuy: () => void };

/** Add to Cart and Buy Now; both wait for a size where there are sizes. Spec §2. */
export function BuyButtons({ state, busy, onAdd, onBuy }: BuyButtonsProps) {
  const { t } = useTranslation("product");
  if (state === "outOfStock") {
    return (
      <Button size="large" disabled className="w-full">
        {t("outOfStock")}
      </Button>
    );
  }
  const waiting = state === "selectSize";
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button size="large" look="outline" className="px-3!" disabled={waiting || busy} onClick={onAdd}>
        <ShoppingBag className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
        {waiting ? t("selectSizeFirst") : t("addToCart")}
      </Button>
      <Button size="large" look="accent" className="px-3!" disabled={waiting || busy} onClick={onBuy}>
        <Zap className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
        {waiting ? t("selectSizeFirst") : t("buyNow")}
      </Button>
    </div>
  );
}
