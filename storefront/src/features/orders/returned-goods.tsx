import { formatExactRupees } from "@contract/money";
import type { Order } from "@contract/orders";
import { choiceText } from "@contract/variant-options";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";

type ReturnedGoodsProps = { order: Order; asked: NonNullable<Order["returnRequest"]> };

/** The items that are returned, and the money that is refunded for them unless the return was refused. */
export default function ReturnedGoods({ order, asked }: ReturnedGoodsProps) {
  const { t } = useTranslation("orders");
  const { language } = useLanguage();
  const isOver = order.orderStatus === "return_received";
  // Cash that nobody had paid yet was no longer asked for.
  const isPaidBack = order.orderStatus !== "return_rejected" && order.paymentStatus !== "cancelled";
  return (
    <>
      <ul className="grid gap-2">
        {asked.items.map(({ productId, size, variantId, options, title, quantity }) => (
          <li key={`${productId} ${variantId ?? size ?? ""}`}>
            {quantity} × {title}
            {(size || options) && (
              <span className="text-ink-soft">
                {" "}
                · {choiceText({ size, options }, (one) => t("size", { size: one }), language)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isPaidBack && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 font-bold">
          {t(isOver ? "returns.refunded" : "returns.refund")}
          <span className="tabular-nums">{formatExactRupees(asked.refund)}</span>
        </p>
      )}
    </>
  );
}
