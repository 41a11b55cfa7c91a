import type { Order } from "@contract/orders";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { AddressLines } from "@/components/address-lines";
import { useLanguage } from "@/i18n/use-language";
import { longDate } from "@/lib/dates";
import { lazyPart } from "@/lib/lazy-part";
import { CancelOrder } from "./cancel-order";
import { ConfirmOrder } from "./confirm-order";
import { isNotable } from "./notable";
import { OrderBill } from "./order-bill";
import { OrderItems } from "./order-items";
import { OrderPart } from "./order-part";
import { OrderTracking } from "./order-tracking";
import { StatusChip } from "./status-chip";

// What only some orders have comes with those.
const OrderNotice = lazyPart(["ordernotice"], () => import("./order-notice"));
const MoneyGoesTo = lazyPart(["refunds"], () => import("./money-goes-to"));
const PickupCard = lazyPart(["pickup", "footer", "states"], () => import("./pickup-card"));
const VehicleCard = lazyPart(["vehicle"], () => import("./vehicle-card"));
const OrderRefunds = lazyPart(["refunds"], () => import("./order-refunds"));
const OrderDocuments = lazyPart([], () => import("./order-documents"));
const ReturnOrder = lazyPart([], () => import("./return-order"));
const ReturnedGoods = lazyPart([], () => import("./returned-goods"));

type OrderDetailsProps = {
  order: Order;
  /** What else can be done with it, besides cancelling and returning. */
  children?: ReactNode;
};

/** One whole order: where it is, what is in it, where it goes, and its total. */
export function OrderDetails({ order, children }: OrderDetailsProps) {
  const { t } = useTranslation("orders");
  const { language } = useLanguage();
  const ownWay = (order.pickup || order.vehicle) && (
    <Suspense fallback={<div className="skeleton h-40" aria-hidden="true" />}>
      {order.pickup && <PickupCard order={order} pickup={order.pickup} />}
      {order.vehicle && <VehicleCard order={order} vehicle={order.vehicle} />}
    </Suspense>
  );
  // At the counter and at the door its code is what the page is opened for.
  const isReady = Boolean(order.pickup?.code ?? order.vehicle?.code);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="garland font-display text-2xl font-bold">
            {t("number", { number: order.orderNumber })}
          </h1>
          <p className="pt-2 text-ink-soft">{t("placedOn", { date: longDate(order.orderDate, language) })}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <StatusChip order={order} />
          {(order.hasInvoice || order.hasCreditNote) && (
            <Suspense>
              <OrderDocuments order={order} />
            </Suspense>
          )}
          {order.canReturn && (
            <Suspense>
              <ReturnOrder order={order} />
            </Suspense>
          )}
          {children}
          <CancelOrder order={order} />
        </div>
      </header>
      <div className="mb-5 empty:hidden">
        <ConfirmOrder key={order._id} order={order} />
      </div>
      {isNotable(order) && (
        <Suspense fallback={<div className="skeleton mb-5 h-14" aria-hidden="true" />}>
          <OrderNotice order={order} />
        </Suspense>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          {order.returnRequest && (
            <OrderPart title={t("returns.goods")}>
              <Suspense>
                <ReturnedGoods order={order} asked={order.returnRequest} />
              </Suspense>
            </OrderPart>
          )}
          {(order.refundAccount || order.canSaveRefundAccount) && (
            <Suspense>
              <MoneyGoesTo order={order} />
            </Suspense>
          )}
          {order.refunds.length > 0 && (
            <OrderPart title={t("refunds")}>
              <Suspense>
                <OrderRefunds refunds={order.refunds} />
              </Suspense>
            </OrderPart>
          )}
          {isReady && ownWay}
          <OrderTracking orderId={order._id} />
          <OrderPart title={t("ordered")}>
            <OrderItems items={order.cartItems} />
          </OrderPart>
        </div>
        <div className="grid gap-5">
          <OrderPart title={t("bill")}>
            <OrderBill order={order} />
          </OrderPart>
          {!isReady && ownWay}
          {!order.pickup && (
            <OrderPart title={t("address")}>
              <AddressLines address={order.addressInfo} />
            </OrderPart>
          )}
          {order.notes && (
            <OrderPart title={t("note")}>
              <p>{order.notes}</p>
            </OrderPart>
          )}
        </div>
      </div>
    </>
  );
}
