import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { statusTone, type Tone } from "./status-tone";

const tones: Record<Tone, string> = {
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
  warn: "bg-warn-soft text-warn",
  brand: "bg-brand-soft text-brand-strong",
};

/** What an order that is picked up is instead. */
const atShop: Partial<Record<Order["orderStatus"], "ready" | "collected">> = {
  packed: "ready",
  delivered: "collected",
};

/** The status of an order in one word. */
export function StatusChip({ order }: { order: Pick<Order, "orderStatus" | "pickup"> }) {
  const { orderStatus: status, pickup } = order;
  const { t } = useTranslation("orders");
  return (
    <span className={`inline-flex rounded-full px-3 py-1 text-sm font-semibold ${tones[statusTone(status)]}`}>
      {t(`status.${(pickup && atShop[status]) || status}`)}
    </span>
  );
}
