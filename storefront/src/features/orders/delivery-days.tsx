import type { DeliveryMethod, OrderStatus } from "@contract/order-states";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";

const arriving: readonly OrderStatus[] = ["pending", "confirmed", "packed", "shipped", "out_for_delivery"];

/** Whether the promised days still mean something: at the counter, until it is ready. */
export const isArriving = (status: OrderStatus, method: DeliveryMethod) =>
  arriving.includes(status) && !(method === "pickup" && status === "packed");

type DeliveryDaysProps = { days: { from: string; to: string }; method: DeliveryMethod };

/** Whether the last promised day is over where the shop is. */
const isLate = ({ to }: DeliveryDaysProps["days"]) => Date.parse(`${to}T23:59:59+05:30`) < Date.now();

/**
 * The promised days, such as "Arrives Wed, 25 Nov – Sat, 28 Nov", or "Ready by Wed, 25 Nov" at the shop. Once they are over it
 * is said that the promise was not kept.
 */
export function DeliveryDays({ days, method }: DeliveryDaysProps) {
  const { t } = useTranslation("orders");
  const { language } = useLanguage();
  if (isLate(days))
    return (
      <span className="text-warn">
        {t(method === "pickup" ? "lateReady" : "lateArrival", { day: shortDay(days.to, language) })}
      </span>
    );
  if (method === "pickup") return <>{t("readyBy", { day: shortDay(days.to, language) })}</>;
  if (days.from === days.to) return <>{t("arrivesOn", { day: shortDay(days.to, language) })}</>;
  return <>{t("arrives", { from: shortDay(days.from, language), to: shortDay(days.to, language) })}</>;
}
