import { addRupees, formatExactRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { paymentWords } from "./payment-words";
import { usePayMethod } from "./use-pay-method";

/** The sums of an order and how they are paid. */
export function OrderBill({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const payMethod = usePayMethod();
  const money = paymentWords(order);
  const inCash = order.pickup ? "method.counter" : order.vehicle ? "method.door" : "method.cod";
  const method = order.paymentMethod === "cod" ? t(inCash) : payMethod(order.payment?.method);
  const shipping = addRupees(order.shippingCharge, ...order.discounts.map(({ delivery }) => delivery));
  const rows = [
    [t("goods"), formatExactRupees(addRupees(order.subtotal, ...order.discounts.map(({ goods }) => goods)))],
    ...(order.pickup ? [] : [[t("shipping"), shipping > 0 ? formatExactRupees(shipping) : t("free")]]),
    ...order.discounts.map(({ label, goods, delivery }) => [
      t("discountRow", { label }),
      `−${formatExactRupees(addRupees(goods, delivery))}`,
    ]),
    ...(order.codFee > 0 ? [[t("codFee"), formatExactRupees(order.codFee)]] : []),
  ];
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
        {rows.map(([name, amount]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        <dt className="border-t border-line pt-2 font-bold">{t("total")}</dt>
        <dd className="border-t border-line pt-2 text-right font-bold">
          {formatExactRupees(order.totalAmount)}
        </dd>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {money !== "at_counter" && money !== "at_door" && `${method} · `}
        {t(`paymentStatus.${money}`)}
      </p>
      {order.payment && (
        <p className="text-sm text-ink-soft">
          {t("paymentId")}: <span className="break-all">{order.payment.paymentId}</span>
        </p>
      )}
    </>
  );
}
