import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { ButtonLink } from "@/components/button";
import { PaymentFacts } from "@/features/payment/payment-facts";
import { PaymentResult } from "@/features/payment/payment-result";
import { paymentScreen, pollEveryMs, pollForMs } from "@/features/payment/payment-state";
import { usePayment } from "@/features/payment/queries";
import { ReturnActions } from "@/features/payment/return-actions";
import { type Outcome, readOutcome } from "@/features/payment/return-path";
import { useWaited } from "@/features/payment/use-waited";
import { useSession } from "@/features/session/queries";
import { isStatus } from "@/lib/errors";
import { paths } from "@/paths";

/** After the payment window or page: asks for the payment's state until it is known. Safe to reload and to link to. */
export default function PaymentReturnPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const orderId = search.get("orderId");
  const outcome = readOutcome(search.get("outcome"));
  return (
    <div className="shop-width py-10">
      {user && orderId && <Watch key={orderId} orderId={orderId} outcome={outcome} />}
      {user && !orderId && <NoPayment screen={outcome} />}
    </div>
  );
}

/** No order is named: at most it is known how the shopper left the bank's page. */
function NoPayment({ screen = "none" }: { screen?: Outcome | "none" | undefined }) {
  const { t } = useTranslation("payment");
  return (
    <PaymentResult screen={screen}>
      <ButtonLink to={paths.checkout}>{t("backToCheckout")}</ButtonLink>
      <ButtonLink look="outline" to={`${paths.account}?tab=orders`}>
        {t("orders")}
      </ButtonLink>
    </PaymentResult>
  );
}

function Watch({ orderId, outcome }: { orderId: string; outcome: Outcome | undefined }) {
  const { waitedMs, restart } = useWaited(pollEveryMs, pollForMs);
  const { data: payment, error, refetch } = usePayment(orderId, waitedMs < pollForMs);
  const screen = paymentScreen({ payment, outcome, isUnreadable: error !== null, waitedMs });
  if (isStatus(error, 404) || isStatus(error, 422) || screen === "none") return <NoPayment />;
  if (screen === "success")
    return <Navigate replace to={`${paths.paymentSuccess}?orderId=${encodeURIComponent(orderId)}`} />;
  return (
    <PaymentResult
      screen={screen}
      orderNumber={payment?.orderNumber}
      facts={<PaymentFacts screen={screen} payment={payment} />}
    >
      <ReturnActions
        screen={screen}
        payment={payment}
        orderId={orderId}
        onAskAgain={() => {
          restart();
          void refetch();
        }}
      />
    </PaymentResult>
  );
}
