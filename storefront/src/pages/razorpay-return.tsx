import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Button, ButtonLink } from "@/components/button";
import { PaymentResult } from "@/features/checkout/payment-result";
import { paymentScreen, pollEveryMs, pollForMs } from "@/features/checkout/payment-state";
import { useWaited } from "@/features/checkout/use-waited";
import { useOrder } from "@/features/orders/queries";
import { useSession } from "@/features/session/queries";
import { paths } from "@/paths";

/** Back from the payment window: asks how the payment stands until it is known. Safe to reload. */
export default function RazorpayReturnPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const orderId = search.get("orderId") ?? undefined;
  return (
    <div className="shop-width py-10">
      {user && orderId && <Watch orderId={orderId} outcome={search.get("outcome")} />}
      {user && !orderId && <NoPayment />}
    </div>
  );
}

function NoPayment() {
  const { t } = useTranslation("checkout");
  return (
    <PaymentResult screen="none">
      <ButtonLink to={paths.checkout}>{t("pay.backToCheckout")}</ButtonLink>
      <ButtonLink look="outline" to={`${paths.account}?tab=orders`}>
        {t("orders")}
      </ButtonLink>
    </PaymentResult>
  );
}

function Watch({ orderId, outcome }: { orderId: string; outcome: string | null }) {
  const { t } = useTranslation("checkout");
  const { data: order, error, refetch } = useOrder(orderId);
  const { waitedMs, restart } = useWaited(pollEveryMs, pollForMs);
  const screen = paymentScreen({
    orderId,
    outcome,
    paymentStatus: order?.paymentStatus,
    isUnreadable: error !== null,
    waitedMs,
  });
  useEffect(() => {
    if (screen === "checking" && waitedMs > 0) void refetch();
  }, [screen, waitedMs, refetch]);
  const again = () => {
    restart();
    void refetch();
  };
  const isOpen = screen === "confirming" || screen === "unverified";
  return (
    <PaymentResult screen={screen} {...(order ? { orderNumber: order.orderNumber } : {})}>
      {isOpen && <Button onClick={again}>{t("pay.check")}</Button>}
      {(screen === "failed" || screen === "closed") && (
        <ButtonLink to={paths.checkout}>{t("pay.backToCheckout")}</ButtonLink>
      )}
      {(screen === "success" || isOpen) && (
        <ButtonLink look={isOpen ? "outline" : "primary"} to={paths.order(orderId)}>
          {t("pay.view")}
        </ButtonLink>
      )}
    </PaymentResult>
  );
}
