import type { User } from "@contract/auth";
import { formatExactRupees } from "@contract/money";
import type { OrderListItem } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { Link } from "@/components/link";
import { useLanguage } from "@/i18n/use-language";
import { call } from "@/lib/api";
import { longDate } from "@/lib/dates";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { forShopper } from "./for-shopper";
import { PlainFrame } from "./parts";

/** One's orders, newest first; as many as the first page of the account's list holds. */
export const ordersPage = forShopper("orders", async (user) => {
  const { data } = await call("getOrders", { params: { userId: user.id } });
  return { status: 200, page: <OrdersView user={user} orders={data} /> };
});

function OrdersView({ user, orders }: { user: User; orders: OrderListItem[] }) {
  const { t } = useTranslation(["orders", "orderlist", "session"]);
  const { language } = useLanguage();
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
        {orders.map(({ _id, orderNumber, orderDate, totalAmount }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-3">
            <Link
              to={withQuery(plain.order, { id: _id })}
              className="font-semibold text-brand underline underline-offset-4"
            >
              {t("number", { number: orderNumber })}
            </Link>
            <span className="text-ink-soft">{t("placedOn", { date: longDate(orderDate, language) })}</span>
            <span className="font-semibold tabular-nums">{formatExactRupees(totalAmount)}</span>
          </li>
        ))}
      </ul>
    </PlainFrame>
  );
}
