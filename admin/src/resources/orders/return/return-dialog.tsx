import { useTranslate } from "react-admin";
import { NoteDialog } from "../../../components/note-dialog";
import { formatRupees } from "../../../format";
import { moneyBack } from "../payment/rules";
import type { Order } from "../rules";
import { useChangeOrder } from "../use-change-order";
import { type Decision, piecesOf } from "./rules";

type Props = { order: Order; decision: Decision; onClose: () => void };

/** Says what a step of a return does to stock and money before it is taken. */
export function ReturnDialog({ order, decision, onClose }: Props) {
  const translate = useTranslate();
  const { change, isPending } = useChangeOrder(order, onClose);
  const isReceived = decision === "return_received";
  const isRejected = decision === "return_rejected";
  const consequences = isReceived
    ? [
        translate("returns.stockBack", { smart_count: piecesOf(order) }),
        translate(`money.back.${moneyBack(order)}`, { amount: formatRupees(order.totalAmount) }),
        translate("returns.creditNote"),
      ]
    : [translate(`returns.means.${decision}`)];
  return (
    <NoteDialog
      title={`${translate(`returns.act.${decision}`)}: ${order.orderNumber}`}
      consequences={consequences}
      noteLabel={translate(isReceived ? "order.note" : "returns.noteToShopper")}
      isNoteRequired={isRejected}
      confirm={translate(`returns.act.${decision}`)}
      colour={isRejected ? "error" : "primary"}
      isPending={isPending}
      onConfirm={(note) => change({ orderStatus: decision, note }, `returns.done.${decision}`)}
      onClose={onClose}
    />
  );
}
