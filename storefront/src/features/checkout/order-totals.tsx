import { addRupees, formatExactRupees } from "@contract/money";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Totals } from "./totals";

type OrderTotalsProps = { totals: Totals; isShippingKnown: boolean; isPickup: boolean };

/** Items, delivery, fee, total: the amount to be paid, to the paisa. */
export function OrderTotals({ totals, isShippingKnown, isPickup }: OrderTotalsProps) {
  const { t } = useTranslation("checkout");
  const shipping = totals.shipping > 0 ? formatExactRupees(totals.shipping) : t("free");
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
      <dt>{t("goods")}</dt>
      <dd className="text-right">{formatExactRupees(totals.goods)}</dd>
      <dt>{t(isPickup ? "pickup" : "shipping")}</dt>
      <dd className="text-right">{isShippingKnown ? shipping : "–"}</dd>
      {totals.discounts.map(({ code, label, goods, delivery }) => (
        <Fragment key={code}>
          <dt className="text-good">{t("discountRow", { label })}</dt>
          <dd className="text-right text-good">−{formatExactRupees(addRupees(goods, delivery))}</dd>
        </Fragment>
      ))}
      {totals.codFee > 0 && (
        <>
          <dt>{t("codFeeRow")}</dt>
          <dd className="text-right">{formatExactRupees(totals.codFee)}</dd>
        </>
      )}
      <dt className="border-t border-line pt-3 text-lg font-bold">{t("total")}</dt>
      <dd className="border-t border-line pt-3 text-right text-lg font-bold">
        {formatExactRupees(totals.total)}
      </dd>
    </dl>
  );
}
