import { BadgeCheck, HandCoins, RotateCcw, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "@/components/section-heading";
import { useFreeDelivery } from "@/lib/free-delivery";

const reasons = [
  ["checked", BadgeCheck],
  ["pay", HandCoins],
  ["returns", RotateCcw],
  ["delivery", Truck],
] as const;

/** Why buying here is safe. */
export default function Trust() {
  const { t } = useTranslation("lower");
  const free = useFreeDelivery();
  return (
    <section className="shop-width">
      <SectionHeading title={t("trust.title")} />
      <ul className="grid gap-x-8 gap-y-6 rounded-xl bg-brand-soft p-6 sm:grid-cols-2 md:p-9 lg:grid-cols-4">
        {reasons.map(([reason, Icon]) => (
          <li key={reason} className="flex gap-4 lg:flex-col">
            <span className="grid size-12 shrink-0 place-content-center rounded-full bg-surface text-brand shadow-card">
              <Icon className="size-6" aria-hidden="true" />
            </span>
            <div>
              <h3 className="font-semibold">{t(`trust.${reason}.title`)}</h3>
              <p className="pt-1 text-ink-soft">
                {reason === "delivery" && free && `${free}. `}
                {t(`trust.${reason}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
