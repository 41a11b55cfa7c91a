import { Store } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { useOpeningHours } from "@/lib/opening-hours";
import { useShop } from "@/lib/shop";

/** Where and by when an order can be picked up, and for how long it is kept. */
export default function PickupPanel({ readyBy, keepDays }: { readyBy: string; keepDays: number }) {
  const { t } = useTranslation("pickup");
  const { language } = useLanguage();
  const { name, address } = useShop();
  const hours = useOpeningHours();
  return (
    <div className="flex items-start gap-4">
      <Store className="size-7 shrink-0 text-brand" aria-hidden="true" />
      <div className="grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          {t("readyBy", { day: shortDay(readyBy, language) })}
          <span className="text-lg font-bold text-good">{t("free")}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {name}, {address}
        </p>
        {hours.length > 0 && <p className="text-sm text-ink-soft">{hours.join(" · ")}</p>}
        <p className="pt-1 text-sm text-ink-soft">{t("keepDays", { count: keepDays })}</p>
      </div>
    </div>
  );
}
