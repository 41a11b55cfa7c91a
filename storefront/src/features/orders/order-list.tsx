import type { OrderListItem } from "@contract/orders";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button, ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { LoadFailed } from "@/components/load-failed";
import { messageOf } from "@/lib/errors";
import { paths } from "@/paths";
import { OrderCard } from "./order-card";
import { useOrders } from "./queries";

type OrderListProps = {
  userId: string;
  /** What can be done with an order directly from the list. */
  actions: (order: OrderListItem) => ReactNode;
};

/** The shopper's orders, newest first, ten per page; the page is part of the address. */
export function OrderList({ userId, actions }: OrderListProps) {
  const { t } = useTranslation(["orderlist", "orders"]);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const { data, error, refetch } = useOrders(userId, page);
  const turnTo = (next: number) =>
    setSearch((now) => {
      now.set("page", `${next}`);
      return now;
    });

  if (error && !data)
    return <LoadFailed sentence={messageOf(error, t("failed"))} retry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-label={t("orders:loading")} className="grid gap-4">
        <span className="skeleton h-48" />
        <span className="skeleton h-48" />
      </div>
    );
  }
  if (data.meta.total === 0) {
    return (
      <EmptyState title={t("emptyTitle")} text={t("emptyText")} picture={<EmptyPicture />}>
        <ButtonLink to={paths.listing}>{t("browse")}</ButtonLink>
      </EmptyState>
    );
  }
  const { pages } = data.meta;
  return (
    <div className="grid gap-4">
      {data.data.map((order) => (
        <OrderCard key={order._id} order={order}>
          {actions(order)}
        </OrderCard>
      ))}
      {pages > 1 && (
        <nav aria-label={t("pages")} className="flex items-center justify-between gap-3">
          <Button look="outline" size="small" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            {t("newer")}
          </Button>
          <span className="text-sm text-ink-soft">{t("page", { page, pages })}</span>
          <Button look="outline" size="small" disabled={page >= pages} onClick={() => turnTo(page + 1)}>
            {t("older")}
          </Button>
        </nav>
      )}
    </div>
  );
}
