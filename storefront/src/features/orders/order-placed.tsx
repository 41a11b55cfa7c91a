import type { DeliveryMethod, PaymentMethod } from "@contract/order-states";
import type { VehicleSlot } from "@contract/shipping";
import { BadgeCheck, Banknote, CircleCheckBig, PackageCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { paths } from "@/paths";

type OrderPlacedProps = {
  order: {
    orderNumber: string;
    paymentMethod: PaymentMethod;
    deliveryMethod: DeliveryMethod;
    expectedDelivery: { from: string; to: string } | null;
    /** When the shop's own vehicle comes, if it brings it. */
    slot?: VehicleSlot | null | undefined;
  };
  /** Where the order can be followed: its own page for the shopper who has just placed it, otherwise their list. */
  trackPath: string;
  /** What its owner has to do first. */
  children?: ReactNode;
};

/** What is done with the goods, and when they are paid. */
const ways = {
  courier: { ready: "stepPack", cod: "stepPay", online: "stepPaid" },
  pickup: { ready: "stepReady", cod: "stepPayThere", online: "stepPaidThere" },
  vehicle: { ready: "stepLoad", cod: "stepPayDoor", online: "stepPaidDoor" },
} as const satisfies Record<DeliveryMethod, Record<"ready" | PaymentMethod, string>>;

/** Thanks, the number, and what happens next. Contains nothing that a stranger with the link must not see. */
export function OrderPlaced({
  order: { orderNumber, paymentMethod, deliveryMethod, expectedDelivery, slot },
  trackPath,
  children,
}: OrderPlacedProps) {
  const { t } = useTranslation("placed");
  const { language } = useLanguage();
  const isPickup = deliveryMethod === "pickup";
  const way = ways[deliveryMethod];
  const steps = [
    { Icon: BadgeCheck, text: t("stepConfirm") },
    { Icon: PackageCheck, text: t(way.ready) },
    { Icon: Banknote, text: t(way[paymentMethod]) },
  ];
  const days = expectedDelivery && {
    from: shortDay(expectedDelivery.from, language),
    to: shortDay(expectedDelivery.to, language),
  };
  return (
    <section className="mx-auto grid max-w-2xl animate-rise gap-6 overflow-hidden rounded-xl border border-line bg-surface shadow-raised">
      <header className="bg-brand-soft text-center">
        <div className="awning" aria-hidden="true" />
        <div className="grid justify-items-center gap-3 px-5 py-8">
          <CircleCheckBig className="size-14 text-good" aria-hidden="true" />
          <h1 className="font-display text-2xl font-bold">{t("title")}</h1>
          <p>
            {t("text")}{" "}
            <strong className="block font-sans text-xl tracking-wide tabular-nums">{orderNumber}</strong>
          </p>
          {slot ? (
            <p className="font-semibold">
              {t("inSlot", { day: shortDay(slot.day, language), from: slot.from, to: slot.to })}
            </p>
          ) : (
            days && (
              <p className="text-ink-soft">
                {isPickup ? t("readyBy", { day: days.to }) : t("arrives", days)}
              </p>
            )
          )}
        </div>
      </header>
      <div className="px-5 empty:hidden sm:px-8">{children}</div>
      <div className="grid gap-4 px-5 sm:px-8">
        <h2 className="font-display text-lg font-bold">{t("nextTitle")}</h2>
        <ol className="grid gap-3">
          {steps.map(({ Icon, text }) => (
            <li key={text} className="flex items-center gap-4">
              <span className="grid size-11 shrink-0 place-content-center rounded-full bg-accent-soft text-warn">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap justify-center gap-3 border-t border-line bg-sunken px-5 py-5">
        <ButtonLink to={trackPath}>{t("track")}</ButtonLink>
        <ButtonLink look="outline" to={paths.listing}>
          {t("shop")}
        </ButtonLink>
      </div>
    </section>
  );
}
