import { formatRupees } from "@contract/money";
import { useTranslate } from "react-admin";
import { NoteDialog } from "../../components/note-dialog";
import { moneyBack } from "./payment/rules";
import type { Order } from "./rules";
import { useChangeOrder } from "./use-change-order";

/** Cancels an order; the shopper reads the reason. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate();
  const { change, isPending } = useChangeOrder(order, onClose);
  const back = moneyBack(order);
  const amount = formatRupees(order.totalAmount);
  const money = translate(`money.back.${back}`, { amount });
  return (
    <NoteDialog
      title={
        back === "nothing"
          ? translate("order.cancelTitle", { number: order.orderNumber })
          : translate(`money.backAsk.${back}`, { amount, name: order.customer.userName })
      }
      consequences={[translate("order.cancelStock"), money]}
      noteLabel={translate("order.reason")}
      isNoteRequired
      confirm={translate("order.cancel")}
      colour="error"
      isPending={isPending}
      onConfirm={(note) => change({ orderStatus: "cancelled", note }, "order.cancelled")}
      onClose={onClose}
    />
  );
}
