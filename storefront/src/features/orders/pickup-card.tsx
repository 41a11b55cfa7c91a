import { formatExactRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { longDate } from "@/lib/dates";
import { useOpeningHours } from "@/lib/opening-hours";
import { useStateName } from "@/lib/use-state-name";
import { OrderPart } from "./order-part";
import { useOrderPlace } from "./use-order-place";

type PickupCardProps = { order: Order; pickup: NonNullable<Order["pickup"]> };

/** Where the order is picked up and when, with the code for the counter once it is ready. */
export default function PickupCard({ order, pickup }: PickupCardProps) {
  const { t } = useTranslation("pickup");
  const { language } = useLanguage();
  const hours = useOpeningHours();
  const stateName = useStateName();
  const { address, city, state, pincode, name, phone } = useOrderPlace(order);
  const isWaiting = order.orderStatus === "pending" || order.orderStatus === "confirmed";
  const isOpen = isWaiting || order.orderStatus === "packed";
  return (
    <OrderPart title={t("title")}>
      <div className="grid gap-3">
        {pickup.code && (
          <div className="rounded-lg bg-brand-soft p-4 text-center">
            <p className="font-semibold">{t("code")}</p>
            <p className="font-sans text-3xl font-bold tracking-[0.3em] text-brand tabular-nums">
              {pickup.code}
            </p>
            <p className="pt-1 text-sm text-ink-soft">{t("codeText")}</p>
          </div>
        )}
        {isWaiting && <p>{t("waiting")}</p>}
        {order.orderStatus === "packed" && pickup.keepUntil && (
          <p className="font-semibold">{t("keptUntil", { day: longDate(pickup.keepUntil, language) })}</p>
        )}
        {isOpen && order.paymentStatus === "cod_due" && (
          <p className="font-semibold">{t("toPay", { amount: formatExactRupees(order.totalAmount) })}</p>
        )}
        {order.orderStatus === "delivered" && <p>{t("collected")}</p>}
        <address className="not-italic">
          {address}
          <br />
          {city}, {stateName(state)} {pincode}
        </address>
        {isOpen && hours.length > 0 && <p className="text-sm text-ink-soft">{hours.join(" · ")}</p>}
        <p className="text-sm text-ink-soft">
          {name} · <span className="whitespace-nowrap">{phone}</span>
        </p>
      </div>
    </OrderPart>
  );
}
