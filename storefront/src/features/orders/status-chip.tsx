import type { OrderStatus } from "@contract/order-states";
import { useTranslation } from "react-i18next";
import { statusTone, type Tone } from "./status-tone";

const tones: Record<Tone, string> = {
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
  warn: "bg-warn-soft text-warn",
  brand: "bg-brand-soft text-brand-strong",
};

/** The status of an order in one word. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("orders");
  return (
    <span className={`inline-flex rounded-full px-3 py-1 text-sm font-semibold ${tones[statusTone(status)]}`}>
      {t(`status.${status}`)}
    </span>
  );
}
