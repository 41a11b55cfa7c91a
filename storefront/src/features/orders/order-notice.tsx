import type { OrderStatus } from "@contract/order-states";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { stateToTell } from "./notable";
import { moneyBackWords } from "./payment-words";
import { statusTone, type Tone } from "./status-tone";

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

/** What the state of the order means for the shopper, and what comes next. */
export default function OrderNotice({ order }: { order: Order }) {
  const { t } = useTranslation("ordernotice");
  const { orderStatus, cancellationReason, returnRequest } = order;
  const state = stateToTell(orderStatus);
  const money = state && aboutMoney[state];
  return (
    <div className={`mb-5 grid gap-1 rounded-md border-l-4 px-4 py-3 ${tones[statusTone(orderStatus)]}`}>
      {state && (
        <p className="font-medium">
          {t(`state.${state}`)}
          {money && ` ${t(`money.${money}.${moneyBackWords(order)}`)}`}
        </p>
      )}
      {cancellationReason && <p>{t("cancelledBecause", { reason: cancellationReason })}</p>}
      {cancellationReason && order.refundDue > 0 && <p className="font-medium">{t("money.return.cod")}</p>}
      {state && returnRequest?.reason && <p>{t("youSaid", { reason: returnRequest.reason })}</p>}
      {state && returnRequest?.note && <p>{t("weSay", { note: returnRequest.note })}</p>}
    </div>
  );
}
