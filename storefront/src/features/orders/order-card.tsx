import { formatRupees } from "@contract/money";
import type { OrderListItem } from "@contract/orders";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { ProductThumb } from "@/components/product-thumb";
import { useLanguage } from "@/i18n/use-language";
import { longDate } from "@/lib/dates";
import { paths } from "@/paths";
import { DeliveryDays, isArriving } from "./delivery-days";
import { StatusChip } from "./status-chip";

const picturesShown = 4;

/** One order in the list: its status, its pictures; the whole card links to the order. */
export function OrderCard({ order, children }: { order: OrderListItem; children?: ReactNode }) {
  const { t } = useTranslation(["orders", "orderlist"]);
  const { language } = useLanguage();
  const pieces = order.cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const hidden = order.cartItems.length - picturesShown;
  return (
    <article className="relative grid gap-4 rounded-xl border border-line bg-surface p-4 shadow-card transition-colors hover:border-brand sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="font-bold">
            <Link to={paths.order(order._id)} className="after:absolute after:inset-0 after:rounded-xl">
              {t("number", { number: order.orderNumber })}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">
            {t("placedOn", { date: longDate(order.orderDate, language) })}
          </p>
        </div>
        <StatusChip order={order} />
      </header>
      <div className="flex items-center gap-2">
        {order.cartItems.slice(0, picturesShown).map((item) => (
          <ProductThumb key={item.variantId} image={item.image} className="size-14 sm:size-16" />
        ))}
        {hidden > 0 && (
          <span className="font-semibold text-ink-soft">{t("orderlist:more", { count: hidden })}</span>
        )}
        <ChevronRight className="ml-auto size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </div>
      <footer className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <span className="text-ink-soft">
          {t("orderlist:items", { count: pieces })} ·{" "}
          <strong className="text-ink">{formatRupees(order.totalAmount)}</strong>
        </span>
        {order.expectedDelivery && isArriving(order.orderStatus, order.deliveryMethod) && (
          <span className="font-medium text-brand">
            <DeliveryDays days={order.expectedDelivery} method={order.deliveryMethod} />
          </span>
        )}
      </footer>
      {order.confirmation && <p className="text-sm font-semibold text-warn">{t("orderlist:hint.code")}</p>}
      {order.canSaveRefundAccount && !order.refundAccount && (
        <p className="text-sm font-semibold text-warn">{t("orderlist:hint.account")}</p>
      )}
      {/* Above the link that covers the card. */}
      <div className="relative z-1 empty:hidden">{children}</div>
    </article>
  );
}
