import type { FollowedOrder as Followed } from "@contract/orders";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { CourierLine } from "./courier-line";
import { DeliveryDays, isArriving } from "./delivery-days";
import OrderHistory from "./order-history";
import { OrderSteps } from "./order-steps";

/** Where an order is, as anyone may see it who knows its number and phone. It gets the focus when it appears. */
export function FollowedOrder({ order }: { order: Followed }) {
  const { t } = useTranslation("track");
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // Of the order, not of its number: asked for again, the same order is read out again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus whenever an order arrives
  useEffect(() => heading.current?.focus(), [order]);
  const { couriers, expectedDelivery, slot } = order;
  return (
    <section className="grid gap-5 rounded-xl border border-line bg-surface p-5">
      <header>
        <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-bold wrap-anywhere outline-none">
          {t("of", { number: order.orderNumber })}
        </h2>
        <p className="text-ink-soft">{t("placed", { date: shortDay(order.placedAt, language) })}</p>
        {expectedDelivery && isArriving(order.orderStatus, order.deliveryMethod) && (
          <p className="pt-2 font-semibold text-brand">
            <DeliveryDays days={expectedDelivery} method={order.deliveryMethod} />
            {slot && `, ${slot.from}–${slot.to}`}
          </p>
        )}
      </header>
      <OrderSteps steps={order.steps} />
      {couriers.map((one) => (
        <CourierLine key={one.awb} courier={one} className="rounded-lg bg-sunken p-4 text-sm" />
      ))}
      <OrderHistory events={order.events} />
    </section>
  );
}
