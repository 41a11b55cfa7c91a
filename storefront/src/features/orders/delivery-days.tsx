import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";

/** The promised days, such as "Arrives Wed, 25 Nov – Sat, 28 Nov". */
export function DeliveryDays({ days }: { days: { from: string; to: string } }) {
  const { t } = useTranslation("orders");
  const { language } = useLanguage();
  return <>{t("arrives", { from: shortDay(days.from, language), to: shortDay(days.to, language) })}</>;
}
