import { formatExactRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { telOf, useShop } from "@/lib/shop";
import { isArriving } from "./delivery-days";
import { OrderPart } from "./order-part";

type VehicleCardProps = { order: Order; vehicle: NonNullable<Order["vehicle"]> };

/** When the shop's own vehicle brings the order, with the code for its driver once it is packed. */
export default function VehicleCard({ order, vehicle: { slot, code } }: VehicleCardProps) {
  const { t } = useTranslation("vehicle");
  const { language } = useLanguage();
  const { phone } = useShop();
  const isComing =
    isArriving(order.orderStatus, order.deliveryMethod) || order.orderStatus === "delivery_failed";
  return (
    <OrderPart title={t("title")}>
      <div className="grid gap-3">
        {code && (
          <div className="rounded-lg bg-brand-soft p-4 text-center">
            <p className="font-semibold">{t("code")}</p>
            <p className="font-sans text-3xl font-bold tracking-[0.3em] text-brand tabular-nums">{code}</p>
            <p className="pt-1 text-sm text-ink-soft">{t("codeText")}</p>
          </div>
        )}
        <p className="text-lg font-semibold">
          {t("when", { day: shortDay(slot.day, language), from: slot.from, to: slot.to })}
        </p>
        {isComing && order.paymentStatus === "cod_due" && (
          <p className="font-semibold">{t("toPay", { amount: formatExactRupees(order.totalAmount) })}</p>
        )}
        {isComing && (
          <p className="text-sm text-ink-soft">
            <a href={telOf(phone)} className="underline">
              {t("move", { phone })}
            </a>
          </p>
        )}
        {order.canReturn && <p className="text-sm text-ink-soft">{t("returns")}</p>}
      </div>
    </OrderPart>
  );
}
