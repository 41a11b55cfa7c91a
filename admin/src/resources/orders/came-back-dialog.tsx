import type { CallInput } from "@contract";
import { formatRupees } from "@contract/money";
import { useTranslate } from "react-admin";
import { NoteDialog } from "../../components/note-dialog";
import { moneyBack } from "./payment/rules";
import type { Order } from "./rules";
import { useChangeOrder } from "./use-change-order";

type Props = {
  order: Order;
  unsellable: CallInput<"adminUpdateOrder">["body"]["unsellable"];
  onClose: () => void;
};

/** An undelivered parcel is back: what that means for the money, and the reason for its return. */
export function CameBackDialog({ order, unsellable, onClose }: Props) {
  const translate = useTranslate();
  const { change, isPending } = useChangeOrder(order, onClose);
  const back = moneyBack(order);
  const amount = formatRupees(order.totalAmount);
  const status = translate("order.status.rto_received");
  return (
    <NoteDialog
      title={
        back === "nothing"
          ? `${status}: ${order.orderNumber}`
          : translate(`money.backAsk.${back}`, { amount, name: order.customer.userName })
      }
      consequences={[translate(`money.back.${back}`, { amount })]}
      noteLabel={translate("money.reason")}
      isNoteRequired
      confirm={status}
      isPending={isPending}
      onConfirm={(note) => change({ orderStatus: "rto_received", note, unsellable })}
      onClose={onClose}
    />
  );
}
