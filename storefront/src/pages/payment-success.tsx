import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router";
import { ButtonLink } from "@/components/button";
import { EmptyStall } from "@/components/empty-stall";
import { EmptyState } from "@/components/empty-state";
import { LoadFailed } from "@/components/load-failed";
import { useFreshCart } from "@/features/cart/use-fresh-cart";
import { OrderContents } from "@/features/orders/order-contents";
import { OrderPapers } from "@/features/orders/order-papers";
import { useFreshOrder } from "@/features/orders/queries";
import { usePayMethod } from "@/features/orders/use-pay-method";
import { PaymentResult } from "@/features/payment/payment-result";
import type { PaymentScreen } from "@/features/payment/payment-state";
import { Receipt, ShareOrder } from "@/features/payment/receipt";
import { returnPath } from "@/features/payment/return-path";
import { useSession } from "@/features/session/queries";
import { isOutage, messageOf } from "@/lib/errors";
import { paths } from "@/paths";

/** A paid order, for its owner only. Safe to reload: it shows what the order says, not what the address claims. */
export default function PaymentSuccessPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const orderId = search.get("orderId");
  return (
    <div className="shop-width py-10">
      {user && orderId && <Outcome orderId={orderId} />}
      {user && !orderId && <NoOrder />}
    </div>
  );
}

function Outcome({ orderId }: { orderId: string }) {
  const { t } = useTranslation("payment");
  const { data: order, error, refetch } = useFreshOrder(orderId);
  if (!order && isOutage(error))
    return <LoadFailed sentence={messageOf(error, t("loading"))} retry={() => void refetch()} />;
  if (!order && error) return <NoOrder />;
  if (!order) return <p role="status" aria-label={t("loading")} className="skeleton h-96" />;
  const screen = screenOf(order);
  if (screen === "unpaid") return <Navigate replace to={returnPath(orderId)} />;
  return screen === "cash" ? <PaidInCash orderId={orderId} /> : <Paid order={order} screen={screen} />;
}

/** How the order says that it is paid. */
function screenOf({ paymentMethod, paymentStatus }: Order): PaymentScreen | "cash" | "unpaid" {
  if (paymentMethod === "cod") return "cash";
  if (paymentStatus === "refund_pending") return "refunding";
  if (paymentStatus === "refunded") return "refunded";
  return ["paid", "authorized", "partially_refunded"].includes(paymentStatus) ? "success" : "unpaid";
}

function Paid({ order, screen }: { order: Order; screen: PaymentScreen }) {
  const { t } = useTranslation("payment");
  const payMethod = usePayMethod();
  useFreshCart();
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <PaymentResult
        screen={screen}
        orderNumber={order.orderNumber}
        facts={
          <Receipt order={order} method={payMethod(order.payment?.method)} isComing={screen === "success"} />
        }
      >
        <ButtonLink to={paths.order(order._id)}>
          {t(screen === "success" ? "receipt.track" : "view")}
        </ButtonLink>
        <ButtonLink look="outline" to={paths.listing}>
          {t("shop")}
        </ButtonLink>
        {screen === "success" && <ShareOrder orderNumber={order.orderNumber} />}
        <OrderPapers order={order} />
        {screen === "success" && !order.hasInvoice && (
          <p className="w-full text-sm text-ink-soft">{t("receipt.invoiceLater")}</p>
        )}
      </PaymentResult>
      <OrderContents order={order} />
    </div>
  );
}

function PaidInCash({ orderId }: { orderId: string }) {
  const { t } = useTranslation("payment");
  return (
    <EmptyState level={1} title={t("notPaid.title")} text={t("notPaid.text")} picture={<EmptyStall />}>
      <ButtonLink to={paths.order(orderId)}>{t("view")}</ButtonLink>
    </EmptyState>
  );
}

function NoOrder() {
  const { t } = useTranslation("payment");
  return (
    <EmptyState level={1} title={t("none.title")} text={t("none.text")} picture={<EmptyStall />}>
      <ButtonLink to={`${paths.account}?tab=orders`}>{t("orders")}</ButtonLink>
    </EmptyState>
  );
}
