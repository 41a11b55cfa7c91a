import { limits } from "@contract/limits";
import { formatRupees } from "@contract/money";
import { type RefundMeans, refundMeans } from "@contract/refund-account";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import { NoteDialog } from "../../../components/note-dialog";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Order } from "../rules";
import { RefundAccount } from "./refund-account";
import { likelyMeans, refundAmount } from "./rules";
import { useMoneyCall } from "./use-money-call";

/** Money of a cash order that staff gave back. Amount, recipient and method come first; the reason is asked too. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider<PanelDataProvider>();
  const { mutate, isPending } = useMoneyCall("money.refundNote.done", onClose);
  const due = order.refundDue;
  const [typed, setTyped] = useState(String(due));
  const [how, setHow] = useState<RefundMeans>(likelyMeans(order));
  const [reference, setReference] = useState("");
  const amount = refundAmount(typed, due);
  const left = formatRupees(due);
  return (
    <NoteDialog
      title={translate(`money.refundNote.ask.${how}`, {
        amount: formatRupees(amount ?? due),
        name: order.customer.userName,
      })}
      consequences={[translate("money.refundNote.means", { amount: left })]}
      noteLabel={translate("money.reason")}
      isNoteRequired
      confirm={translate("money.refundNote.button")}
      isPending={isPending}
      onConfirm={(reason) => {
        if (amount === undefined) return;
        const refund = { amount, how, reference: reference.trim() || null, refundDue: due };
        mutate(() => provider.noteRefund(order.id, { ...refund, reason: reason ?? "" }));
      }}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ mt: 1 }}>
        {how !== "cash" && <RefundAccount order={order} />}
        <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
          <TextField
            fullWidth
            label={translate("money.amount")}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={amount === undefined}
            helperText={amount === undefined ? translate("money.refundNote.atMost", { amount: left }) : " "}
            slotProps={{ htmlInput: { inputMode: "decimal" } }}
          />
          <TextField
            select
            fullWidth
            label={translate("money.refundNote.how")}
            value={how}
            onChange={({ target }) => setHow(refundMeans.find((one) => one === target.value) ?? how)}
            helperText=" "
          >
            {refundMeans.map((means) => (
              <MenuItem key={means} value={means}>
                {translate(`money.means_.${means}`)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        {how !== "cash" && (
          <TextField
            label={translate("money.refundNote.reference")}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.cashReference } }}
          />
        )}
      </Stack>
    </NoteDialog>
  );
}
