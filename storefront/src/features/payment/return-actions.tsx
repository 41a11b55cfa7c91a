import { formatRupees } from "@contract/money";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "@/components/button";
import { paths } from "@/paths";
import { PayButton } from "./pay-button";
import { offersPayment, type Payment, type PaymentScreen } from "./payment-state";

type ReturnActionsProps = {
  screen: PaymentScreen;
  payment: Payment | undefined;
  orderId: string;
  onAskAgain: () => void;
};

/** What can be done in each state of a payment: never a second payment while the first may be in progress. */
export function ReturnActions({ screen, payment, orderId, onAskAgain }: ReturnActionsProps) {
  const { t } = useTranslation("payment");
  const isSlow = screen === "confirming";
  const isDoubtful = isSlow || screen === "unverified";
  const isOver = screen === "expired" || screen === "cancelled";
  const isBack = screen === "refunding" || screen === "refunded";
  const mayPay = offersPayment(screen, payment);
  const amount = formatRupees(payment?.amount ?? 0);
  return (
    <>
      {isDoubtful && <Button onClick={onAskAgain}>{t("check")}</Button>}
      {mayPay && (
        <PayButton orderId={orderId} look={isSlow ? "outline" : "primary"} onDone={onAskAgain}>
          {isSlow ? t("notYet", { amount }) : t("again", { amount })}
        </PayButton>
      )}
      {mayPay && !isSlow && (
        <>
          <ButtonLink look="outline" to={`${paths.checkout}?pay=cod`}>
            {t("cash")}
          </ButtonLink>
          <ButtonLink look="quiet" to={`${paths.checkout}#cart`}>
            {t("cart")}
          </ButtonLink>
        </>
      )}
      {screen === "expired" && <ButtonLink to={paths.checkout}>{t("backToCheckout")}</ButtonLink>}
      {screen === "cancelled" && <ButtonLink to={`${paths.account}?tab=orders`}>{t("orders")}</ButtonLink>}
      {(isDoubtful || isOver || isBack) && (
        <ButtonLink look={isBack ? "primary" : "outline"} to={paths.order(orderId)}>
          {t("view")}
        </ButtonLink>
      )}
    </>
  );
}
