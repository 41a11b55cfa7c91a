import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { AddressLines } from "@/components/address-lines";
import { OrderBill } from "./order-bill";
import { OrderItems } from "./order-items";
import { OrderPart } from "./order-part";
import { useOrderPlace } from "./use-order-place";

/** What was ordered, its total and its address, without the tracking. */
export function OrderContents({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const place = useOrderPlace(order);
  return (
    <>
      <OrderPart title={t("ordered")}>
        <OrderItems items={order.cartItems} />
      </OrderPart>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <OrderPart title={t("bill")}>
          <OrderBill order={order} />
        </OrderPart>
        <OrderPart title={t("address")}>
          <AddressLines address={place} />
        </OrderPart>
      </div>
    </>
  );
}
