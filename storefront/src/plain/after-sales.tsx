import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import OrderDocuments from "@/features/orders/order-documents";
import ReturnedGoods from "@/features/orders/returned-goods";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { plain, withQuery } from "./addresses";

/** What comes of an order: a return, money that is to come, its papers, and what its shopper can still do. */
export function AfterSales({ order }: { order: Order }) {
  const { t } = useTranslation(["orders", "refunds"]);
  const { language } = useLanguage();
  const { _id: id, returnRequest: asked, refundAccount: account, canSaveRefundAccount } = order;
  return (
    <>
      {asked && (
        <section className="grid gap-2 rounded-lg border border-line bg-surface p-4">
          <h2 className="font-display text-lg font-bold">{t("returns.goods")}</h2>
          <div>
            <ReturnedGoods order={order} asked={asked} />
          </div>
          {asked.note && <p className="wrap-anywhere">{asked.note}</p>}
        </section>
      )}
      {(account || canSaveRefundAccount) && (
        <section className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4">
          <h2 className="font-display text-lg font-bold">{t("refunds:account.title")}</h2>
          <p className={account ? "" : "font-medium text-warn"}>
            {account
              ? t(`refunds:account.${account.kind}`, { hint: account.hint })
              : t("refunds:account.missing")}
          </p>
          {canSaveRefundAccount && (
            <ButtonLink look="outline" size="small" to={withQuery(plain.refund, { id })}>
              {t(account ? "refunds:account.change" : "refunds:account.say")}
            </ButtonLink>
          )}
        </section>
      )}
      <p className="flex flex-wrap gap-3">
        <OrderDocuments order={order} />
        {order.canReturn && (
          <ButtonLink look="outline" size="small" to={withQuery(plain.returning, { id })}>
            {order.returnBy
              ? t("returns.until", { day: shortDay(order.returnBy, language) })
              : t("returns.button")}
          </ButtonLink>
        )}
        {order.canCancel && (
          <ButtonLink look="danger" size="small" to={withQuery(plain.cancel, { id })}>
            {t("cancel")}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
