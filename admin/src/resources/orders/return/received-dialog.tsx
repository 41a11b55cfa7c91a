import { formatExactRupees, formatRupees } from "@contract/money";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { NoteDialog } from "../../../components/note-dialog";
import { amountBack, moneyBack } from "../payment/rules";
import type { Order } from "../rules";
import { useChangeOrder } from "../use-change-order";
import { comingBack, restocked, type Typed } from "./restock";
import { RestockAmounts } from "./restock-amounts";

/** The goods of a return have arrived: which of them can be sold again, and what happens to stock and money. */
export function ReceivedDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate();
  const { change, isPending } = useChangeOrder(order, onClose);
  const [typed, setTyped] = useState<Typed>({});
  const lines = comingBack(order);
  const { unsellable, on, off, isRight } = restocked(lines, typed);
  const money = moneyBack(order);
  const amount = formatRupees(amountBack(order));
  const title =
    money === "nothing"
      ? `${translate("returns.act.return_received")}: ${order.orderNumber}`
      : translate(`money.backAsk.${money}`, { amount, name: order.customer.userName });
  const consequences = [
    ...(on > 0 ? [translate("returns.stockBack", { smart_count: on })] : []),
    ...(off > 0 ? [translate("returns.writtenOff", { smart_count: off })] : []),
    translate(`money.back.${money}`, { amount: formatExactRupees(amountBack(order)) }),
    translate("returns.creditNote"),
  ];
  return (
    <NoteDialog
      title={title}
      consequences={isRight ? consequences : []}
      noteLabel={translate("returns.noteToShopper")}
      isNoteRequired
      confirm={translate("returns.act.return_received")}
      isPending={isPending}
      onConfirm={(note) => {
        if (isRight)
          change({ orderStatus: "return_received", note, unsellable }, "returns.done.return_received");
      }}
      onClose={onClose}
    >
      <RestockAmounts lines={lines} typed={typed} onType={setTyped} />
    </NoteDialog>
  );
}
