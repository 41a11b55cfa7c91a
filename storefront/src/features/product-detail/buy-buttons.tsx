import { ShoppingBag, Zap } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { laterPart } from "@/lib/later-part";
import type { BuyState } from "./buy-state";

/** Why the product cannot be ordered: anywhere, or to the requested pincode. */
export type BuyHindrance = { kind: "tooLarge" | "unserved" | "unpayable"; pincode: string };

const Hindered = laterPart(["product"], () => import("./hindered"), { className: "grid" });

type BuyButtonsProps = {
  state: BuyState;
  busy: boolean;
  /** What is sent if Add to Cart is pressed before the page listens; undefined where nothing can be bought. */
  early: string | undefined;
  hindrance: BuyHindrance | undefined;
  onAdd: () => void;
  onBuy: () => void;
};

/**
 * Add to Cart and Buy Now; both wait for a size if there are sizes. Spec §2. Both are disabled if no order can be
 * placed.
 */
export function BuyButtons({ state, busy, early, hindrance, onAdd, onBuy }: BuyButtonsProps) {
  const { t } = useTranslation("product");
  if (state === "outOfStock") {
    return (
      <Button size="large" disabled className="w-full">
        {t("outOfStock")}
      </Button>
    );
  }
  if (hindrance) return <Hindered {...hindrance} />;
  const waiting = state !== "ready";
  const first = t("selectSizeFirst");
  // Not disabled during the call: a browser would take the focus away.
  const pressed = (then: () => void) => ({
    className: "px-3!",
    disabled: waiting,
    "aria-disabled": busy || undefined,
    onClick: () => busy || then(),
  });
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button size="large" look="outline" data-add={early} {...pressed(onAdd)}>
        <ShoppingBag className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
        {waiting ? first : t("addToCart")}
      </Button>
      <Button size="large" look="accent" {...pressed(onBuy)}>
        <Zap className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
        {waiting ? first : t("buyNow")}
      </Button>
    </div>
  );
}
