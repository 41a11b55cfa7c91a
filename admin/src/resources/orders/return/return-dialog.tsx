import { useTranslate } from "react-admin";
import { NoteDialog } from "../../../components/note-dialog";
import type { Order } from "../rules";
import { useChangeOrder } from "../use-change-order";
import { ReceivedDialog } from "./received-dialog";
import { type Decision, wordedAs } from "./rules";

type Props = { order: Order; decision: Decision; onClose: () => void };

/** Shows what a step of a return does to stock and money before it is taken. */
export function ReturnDialog({ order, decision, onClose }: Props) {
  const translate = useTranslate();
  const { change, isPending } = useChangeOrder(order, onClose);
  if (decision === "return_received") return <ReceivedDialog order={order} onClose={onClose} />;
  const isRejected = decision === "return_rejected";
  const words = wordedAs(decision, order);
  return (
    <NoteDialog
      title={`${translate(`returns.act.${words}`)}: ${order.orderNumber}`}
      consequences={[translate(`returns.means.${words}`)]}
      noteLabel={translate("returns.noteToShopper")}
      isNoteRequired={isRejected}
      confirm={translate(`returns.act.${words}`)}
      colour={isRejected ? "error" : "primary"}
      isPending={isPending}
      onConfirm={(note) =>
        change({ orderStatus: decision, note, noteFor: "shopper" }, `returns.done.${words}`)
      }
      onClose={onClose}
    />
  );
}
