import type { Cart } from "@contract/cart";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OrderTotals } from "./order-totals";
import { SummaryLines } from "./summary-lines";
import type { Totals } from "./totals";
import { TrustLines } from "./trust-lines";

type CheckoutSummaryProps = {
  cart: Cart;
  totals: Totals;
  isShippingKnown: boolean;
  isPickup: boolean;
  onEditCart: () => void;
  /** The button that orders. */
  children: ReactNode;
};

/** The items and the total, visible all the way down. */
export function CheckoutSummary({
  cart,
  totals,
  isShippingKnown,
  isPickup,
  onEditCart,
  children,
}: CheckoutSummaryProps) {
  const { t } = useTranslation("checkout");
  return (
    <section className="grid gap-5 rounded-xl border border-line bg-surface p-4 shadow-card sm:p-6 lg:sticky lg:top-36">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-display text-xl font-bold">{t("summary")}</h2>
        <button
          type="button"
          className="rounded-md py-1 font-semibold text-brand hover:underline"
          onClick={onEditCart}
        >
          {t("editCart")}
        </button>
      </div>
      <SummaryLines items={cart.items} />
      <OrderTotals totals={totals} isShippingKnown={isShippingKnown} isPickup={isPickup} />
      {children}
      <TrustLines />
    </section>
  );
}
