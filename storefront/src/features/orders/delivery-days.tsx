import type { OrderStatus } from "@contract/order-states";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";

const arriving: readonly OrderStatus[] = ["pending", "confirmed", "packed", "shipped", "out_for_delivery"];

/** Whether the promised days still mean something. */
export const isArriving = (status: OrderStatus) => arriving.includes(status);

/** The promised days, such as "Arrives Wed, 25 Nov – Sat, 28 Nov". */
export function DeliveryDays({ days }: { days: { from: string; to: string } }) {
  const { t } = useTranslation("orders");
  const { language } = useLanguage();
  return <>{t("arrives", { from: shortDay(days.from, language), to: shortDay(days.to, language) })}</>;
}
