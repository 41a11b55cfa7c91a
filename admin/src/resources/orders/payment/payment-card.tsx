import { formatExactRupees } from "@contract/money";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { May } from "../../../access/may";
import { Facts } from "../../../components/facts";
import { FormSection } from "../../../components/form-section";
import { formatClock, formatMoment } from "../../../format";
import { PaymentChip } from "../order-chips";
import type { Order } from "../rules";
import { CashDialog, MistakeDialog } from "./cash-dialog";
import { CashReceipts } from "./cash-receipts";
import { RefundAccount } from "./refund-account";
import { RefundDialog } from "./refund-dialog";
import { Refunds } from "./refunds";
import { canNoteCash, canTakeCashBack, isCashWithCourier, methodWords } from "./rules";

const dialogs = { cash: CashDialog, mistake: MistakeDialog, refund: RefundDialog } as const;

/** The actions of staff on an order's money; each asks for confirmation. */
function MoneyButtons({ order }: { order: Order }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Dialog = open && dialogs[open];
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
      {canNoteCash(order) && (
        <Button variant="outlined" onClick={() => setOpen("cash")}>
          {translate("money.cash.note")}
        </Button>
      )}
      {order.refundDue > 0 && (
        <Button variant="contained" onClick={() => setOpen("refund")}>
          {translate("money.refundNote.button")}
        </Button>
      )}
      {canTakeCashBack(order) && (
        <Button color="error" onClick={() => setOpen("mistake")}>
          {translate("money.mistake.button")}
        </Button>
      )}
      {Dialog && <Dialog order={order} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

/** How an order is paid, what is refunded, and what staff must do about it. */
export function PaymentCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { payment, refunds, totalAmount, refundDue } = order;
  const amount = formatExactRupees(totalAmount);
  return (
    <FormSection title="more.payment">
      <Stack spacing={2}>
        <Facts
          of={[
            ["money.how", [translate(methodWords(order)), payment?.provider].filter(Boolean).join(", ")],
            ["money.stands", <PaymentChip key="chip" order={order} />],
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
        {isCashWithCourier(order) && (
          <Alert severity="info">{translate("money.withCourierHelp", { amount })}</Alert>
        )}
        {refundDue > 0 && (
          <Alert severity="warning">
            {translate("money.handBack", {
              amount: formatExactRupees(refundDue),
              name: order.customer.userName,
            })}
          </Alert>
        )}
        <May permission="money">
          <RefundAccount order={order} canDelete />
        </May>
        <CashReceipts receipts={order.cashReceipts} due={order.totalAmount} />
        <Refunds refunds={refunds} />
        <May permission="money">
          <MoneyButtons order={order} />
        </May>
      </Stack>
    </FormSection>
  );
}
