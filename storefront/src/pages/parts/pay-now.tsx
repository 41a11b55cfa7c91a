import { formatRupees } from "@contract/money";
import type { OrderListItem } from "@contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ButtonSize } from "@/components/button";
import { PayButton } from "@/features/payment/pay-button";

type PayNowProps = {
  order: Pick<OrderListItem, "_id" | "orderStatus" | "totalAmount">;
  size?: ButtonSize;
};

/** The button to pay an order that waits for payment; it disappears when the time to pay has run out. */
export default function PayNow({ order, size = "small" }: PayNowProps) {
  const { t } = useTranslation("orders");
  const client = useQueryClient();
  if (order.orderStatus !== "pending_payment") return null;
  return (
    <PayButton
      orderId={order._id}
      size={size}
      onDone={() => {
        for (const queryKey of [["orders"], ["order", order._id]])
          void client.invalidateQueries({ queryKey });
      }}
    >
      {t("payNow", { amount: formatRupees(order.totalAmount) })}
    </PayButton>
  );
}
