import type { OrderStatus } from "@contract/order-states";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { moneyBackWords } from "./payment-words";
import { statusTone, type Tone } from "./status-tone";

/** The states in which an order waits for something, or took another course than planned: the shopper is told. */
const told = [
  "pending_payment",
  "delivery_failed",
  "rto_in_transit",
  "rto_received",
  "return_requested",
  "return_approved",
  "return_rejected",
  "return_received",
] as const satisfies readonly OrderStatus[];

/** States in which the shopper also wants to know what happens to the money. */
const aboutMoney: Partial<Record<OrderStatus, "rto" | "return">> = {
  rto_in_transit: "rto",
  rto_received: "rto",
  return_received: "return",
};

const tones: Record<Tone, string> = {
  good: "border-good bg-good-soft text-good",
  bad: "border-bad bg-bad-soft text-bad",
  warn: "border-warn bg-warn-soft text-warn",
  brand: "border-brand bg-brand-soft text-brand-strong",
};

/** What the state of the order means for the shopper, and what comes next; nothing while all goes as planned. */
export function OrderNotice({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { orderStatus, cancellationReason, returnRequest } = order;
  const state = told.find((status) => status === orderStatus);
  const money = state && aboutMoney[state];
  if (!state && !cancellationReason) return null;
  return (
    <div className={`mb-5 grid gap-1 rounded-md border-l-4 px-4 py-3 ${tones[statusTone(orderStatus)]}`}>
      {state && (
        <p className="font-medium">
          {t(`notice.${state}`)}
          {money && ` ${t(`noticeMoney.${money}.${moneyBackWords(order)}`)}`}
        </p>
      )}
      {cancellationReason && <p>{t("cancelledBecause", { reason: cancellationReason })}</p>}
      {cancellationReason && order.refundDue > 0 && (
        <p className="font-medium">{t("noticeMoney.return.cod")}</p>
      )}
      {state && returnRequest?.reason && <p>{t("returns.youSaid", { reason: returnRequest.reason })}</p>}
      {state && returnRequest?.note && <p>{t("returns.weSay", { note: returnRequest.note })}</p>}
    </div>
  );
}
