import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";
import { Facts } from "../../../components/facts";
import { FormSection } from "../../../components/form-section";
import { formatClock, formatMoment, formatRupees } from "../../../format";
import type { Order } from "../rules";
import { PaymentChip } from "../status-chip";
import { CashButton } from "./cash-button";
import { Refunds } from "./refunds";
import { amountBack } from "./rules";

/** How an order is paid, what goes back, and what staff have to do about it. */
export function PaymentCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { payment, refunds, paymentMethod, paymentStatus, totalAmount } = order;
  const amount = formatRupees(totalAmount);
  const owesCash = paymentMethod === "cod" && paymentStatus === "refund_pending";
  return (
    <FormSection title="more.payment">
      <Stack spacing={2}>
        <Facts
          of={[
            ["money.how", translate(`money.method.${paymentMethod}`)],
            ["money.stands", <PaymentChip key="chip" status={paymentStatus} />],
            ["money.amount", amount],
            [
              "money.means",
              payment?.method && translate(`money.meansOf.${payment.method}`, { _: payment.method }),
            ],
            ["money.paidAt", payment && formatMoment(payment.paidAt)],
            ["money.paymentId", payment?.paymentId],
            ["money.providerOrder", order.razorpayOrderId],
          ]}
        />
        {order.orderStatus === "pending_payment" && (
          <Alert severity="info">
            {order.paymentExpiresAt
              ? translate("money.waitingUntil", { time: formatClock(order.paymentExpiresAt) })
              : translate("money.waiting")}
          </Alert>
        )}
        {owesCash && (
          <Alert severity="warning">
            {translate("money.handBack", {
              amount: formatRupees(amountBack(order)),
              name: order.customer.userName,
            })}
          </Alert>
        )}
        <Refunds refunds={refunds} />
        <CashButton order={order} />
      </Stack>
    </FormSection>
  );
}
