import { limits } from "@contract/limits";
import { formatRupees } from "@contract/money";
import { useDataProvider, useTranslate } from "react-admin";
import { NoteDialog } from "../../../components/note-dialog";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Order } from "../rules";
import { useMoneyCall } from "./use-money-call";

type Props = { order: Order; onClose: () => void };

/** Records the cash of this order as received. */
export function CashDialog({ order, onClose }: Props) {
  const translate = useTranslate();
  const provider = useDataProvider<PanelDataProvider>();
  const { mutate, isPending } = useMoneyCall("money.noted", onClose);
  const amount = formatRupees(order.totalAmount);
  return (
    <NoteDialog
      title={translate("money.cash.ask", { amount })}
      consequences={[translate("money.cash.means", { number: order.orderNumber })]}
      noteLabel={translate("money.cash.referenceIfAny")}
      longest={limits.cashReference}
      confirm={translate("money.cash.note")}
      isPending={isPending}
      onConfirm={(reference) => mutate(() => provider.noteCash([order.id], reference))}
      onClose={onClose}
    />
  );
}

/** Reverses a cash receipt recorded by mistake. */
export function MistakeDialog({ order, onClose }: Props) {
  const translate = useTranslate();
  const provider = useDataProvider<PanelDataProvider>();
  const { mutate, isPending } = useMoneyCall("money.mistake.done", onClose);
  return (
    <NoteDialog
      title={translate("money.mistake.ask", { amount: formatRupees(order.totalAmount) })}
      consequences={[translate("money.mistake.means")]}
      noteLabel={translate("money.reason")}
      isNoteRequired
      confirm={translate("money.mistake.button")}
      colour="error"
      isPending={isPending}
      onConfirm={(reason) => mutate(() => provider.takeCashBack(order.id, reason ?? ""))}
      onClose={onClose}
    />
  );
}
