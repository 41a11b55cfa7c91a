import type { Order } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { ButtonLink } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { LoadFailed } from "@/components/load-failed";
import { useFreshOrder } from "@/features/orders/queries";
import type { PaymentScreen } from "@/features/payment/payment-state";
import { returnPath } from "@/features/payment/return-path";
import { useSession } from "@/features/session/queries";
import { isOutage, messageOf } from "@/lib/errors";
import { paths } from "@/paths";
import { PaidOrder } from "./parts/paid-order";

/** A paid order, for its owner only. Safe to reload: it shows the order's data, not what the address claims. */
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
  return screen === "cash" ? <PaidInCash orderId={orderId} /> : <PaidOrder order={order} screen={screen} />;
}

/** How the order shows that it is paid. */
function screenOf({ paymentMethod, paymentStatus }: Order): PaymentScreen | "cash" | "unpaid" {
  if (paymentMethod === "cod") return "cash";
  if (paymentStatus === "refund_pending") return "refunding";
  if (paymentStatus === "refunded") return "refunded";
  return ["paid", "authorized", "partially_refunded"].includes(paymentStatus) ? "success" : "unpaid";
}

function PaidInCash({ orderId }: { orderId: string }) {
  const { t } = useTranslation("payment");
  return (
    <EmptyState level={1} title={t("notPaid.title")} text={t("notPaid.text")} picture={<EmptyPicture />}>
      <ButtonLink to={paths.order(orderId)}>{t("view")}</ButtonLink>
    </EmptyState>
  );
}

function NoOrder() {
  const { t } = useTranslation("payment");
  return (
    <EmptyState level={1} title={t("none.title")} text={t("none.text")} picture={<EmptyPicture />}>
      <ButtonLink to={`${paths.account}?tab=orders`}>{t("orders")}</ButtonLink>
    </EmptyState>
  );
}
