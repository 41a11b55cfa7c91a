import type { ResponseOf } from "@contract";
import type { User } from "@contract/auth";
import { formatExactRupees } from "@contract/money";
import type { OrderListItem } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { StatusChip } from "@/features/orders/status-chip";
import { useLanguage } from "@/i18n/use-language";
import { call } from "@/lib/api";
import { longDate } from "@/lib/dates";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { forShopper } from "./for-shopper";
import { PlainFrame, Way } from "./parts";

/** One's orders, newest first, in pages. */
export const ordersPage = forShopper("orders", async (user, { query }) => {
  const page = query.get("page") ?? "";
  const asked = /^[1-9]\d{0,4}$/.test(page) ? page : "1";
  const { data, meta } = await call("getOrders", { params: { userId: user.id }, query: { page: asked } });
  return { status: 200, page: <OrdersView {...{ user, meta }} orders={data} /> };
});

type OrdersViewProps = { user: User; orders: OrderListItem[]; meta: ResponseOf<"getOrders">["meta"] };

function OrdersView({ user, orders, meta }: OrdersViewProps) {
  const { t } = useTranslation(["orders", "orderlist", "session"]);
  const { language } = useLanguage();
  const at = (page: number) => withQuery(plain.orders, { page: String(page) });
  return (
    <PlainFrame title={t("session:orders")} user={user}>
      {orders.length === 0 && (
        <>
          <p>{t("orderlist:emptyTitle")}</p>
          <ButtonLink to={paths.listing} className="justify-self-start">
            {t("orderlist:browse")}
          </ButtonLink>
        </>
      )}
      <ul className="grid gap-3">
        {orders.map((order) => (
          <li
            key={order._id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-3"
          >
            <Way to={withQuery(plain.order, { id: order._id })}>
              {t("number", { number: order.orderNumber })}
            </Way>
            <StatusChip order={order} />
            <span className="text-ink-soft">
              {t("placedOn", { date: longDate(order.orderDate, language) })}
            </span>
            <span className="font-semibold tabular-nums">{formatExactRupees(order.totalAmount)}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-5">
        {meta.page > 1 && <Way to={at(meta.page - 1)}>{t("orderlist:newer")}</Way>}
        {meta.page < meta.pages && <Way to={at(meta.page + 1)}>{t("orderlist:older")}</Way>}
      </p>
    </PlainFrame>
  );
}
