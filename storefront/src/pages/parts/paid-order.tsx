import type { Order } from "@contract/orders";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { useFreshCart } from "@/features/cart/use-fresh-cart";
import { OrderContents } from "@/features/orders/order-contents";
import OrderDocuments from "@/features/orders/order-documents";
import { usePayMethod } from "@/features/orders/use-pay-method";
import { PaymentResult } from "@/features/payment/payment-result";
import type { PaymentScreen } from "@/features/payment/payment-state";
import { Receipt } from "@/features/payment/receipt";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";

const ShareOrder = lazyPart(["share"], () => import("@/features/payment/share-order"), { isExtra: true });

/** A receipt: what was paid and how, the items, the destination, and the possible actions. */
export function PaidOrder({ order, screen }: { order: Order; screen: PaymentScreen }) {
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
        {screen === "success" && (
          <Suspense>
            <ShareOrder order={order} />
          </Suspense>
        )}
        <OrderDocuments order={order} />
        {screen === "success" && !order.hasInvoice && (
          <p className="w-full text-sm text-ink-soft">{t("receipt.invoiceLater")}</p>
        )}
      </PaymentResult>
      <OrderContents order={order} />
    </div>
  );
}
