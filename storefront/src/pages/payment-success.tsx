import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ButtonLink } from "@/components/button";
import { EmptyStall } from "@/components/empty-stall";
import { EmptyState } from "@/components/empty-state";
import { PaymentResult } from "@/features/checkout/payment-result";
import { OrderDetails } from "@/features/orders/order-details";
import { useOrder } from "@/features/orders/queries";
import { useSession } from "@/features/session/queries";
import { paths } from "@/paths";

/** A paid order, for its owner only. Safe to reload: it shows what the order says, not what the address claims. */
export default function PaymentSuccessPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const orderId = search.get("orderId");
  return (
    <div className="shop-width py-10">
      {user && orderId && <Paid orderId={orderId} />}
      {user && !orderId && <NoOrder />}
    </div>
  );
}

function Paid({ orderId }: { orderId: string }) {
  const { t } = useTranslation("checkout");
  const { data: order, error } = useOrder(orderId);
  if (error) return <NoOrder />;
  if (!order) return <p role="status" aria-label={t("loading")} className="skeleton h-96" />;
  const isPaid = order.paymentStatus === "paid" || order.paymentStatus === "authorized";
  return (
    <div className="grid gap-8">
      {isPaid && (
        <PaymentResult screen="success" orderNumber={order.orderNumber}>
          <ButtonLink to={paths.order(order._id)}>{t("pay.view")}</ButtonLink>
        </PaymentResult>
      )}
      {!isPaid && order.paymentMethod === "cod" && (
        <EmptyState title={t("pay.notPaidTitle")} text={t("pay.notPaidText")} picture={<EmptyStall />}>
          <ButtonLink to={paths.order(order._id)}>{t("pay.view")}</ButtonLink>
        </EmptyState>
      )}
      <div>
        <OrderDetails order={order} />
      </div>
    </div>
  );
}

function NoOrder() {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState level={1} title={t("pay.noneTitle")} text={t("pay.noneText")} picture={<EmptyStall />}>
      <ButtonLink to={`${paths.account}?tab=orders`}>{t("orders")}</ButtonLink>
    </EmptyState>
  );
}
