import { limits } from "@contract/limits";
import { formatExactRupees } from "@contract/money";
import { type CounterMeans, counterMeans } from "@contract/order-states";
import { isSaid } from "@contract/reason";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import { useMay } from "../../access/use-may";
import type { PanelDataProvider } from "../../providers/data-provider";
import { isCashDue } from "./payment/rules";
import { useMoneyCall } from "./payment/use-money-call";
import type { Order } from "./rules";

/** Hands an order over at the counter: the shopper's code, or how they are known, and what was paid. */
export function HandOverDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider<PanelDataProvider>();
  const { mutate, isPending } = useMoneyCall("counter.done", onClose);
  const mayTakeMoney = useMay("money");
  const titleId = useId();
  const meansId = useId();
  const [code, setCode] = useState("");
  const [hasNoCode, setHasNoCode] = useState(false);
  const [note, setNote] = useState("");
  const [means, setMeans] = useState<CounterMeans>();
  const [reference, setReference] = useState("");
  const [isTried, setIsTried] = useState(false);

  const isDue = isCashDue(order);
  const needsReference = isDue && means !== undefined && means !== "cash";
  const missing = {
    proof: hasNoCode ? !isSaid(note) : code.trim() === "",
    means: isDue && means === undefined,
    reference: needsReference && reference.trim() === "",
  };
  const required = (isMissing: boolean) =>
    isTried && isMissing ? { error: true, helperText: translate("ra.validation.required") } : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (missing.proof || missing.means || missing.reference) return;
    mutate(() =>
      provider.handOver(order.id, {
        ...(hasNoCode ? { note: note.trim() } : { code: code.trim() }),
        ...(isDue && means && { payment: { means, reference: reference.trim() || null } }),
        version: order.version,
      }),
    );
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate("counter.title", { number: order.orderNumber })}</DialogTitle>
        <DialogContent>
          {!hasNoCode && (
            <TextField
              autoFocus
              fullWidth
              required
              margin="dense"
              label={translate("counter.code")}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              helperText={translate("counter.codeHelp")}
              {...required(missing.proof)}
              slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off", maxLength: 20 } }}
            />
          )}
          <FormControlLabel
            control={<Checkbox checked={hasNoCode} onChange={(_, isOn) => setHasNoCode(isOn)} />}
            label={translate("counter.noCode")}
          />
          {hasNoCode && (
            <TextField
              fullWidth
              required
              multiline
              margin="dense"
              label={translate("counter.note")}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              {...required(missing.proof)}
              slotProps={{ htmlInput: { maxLength: limits.reason } }}
            />
          )}
          {!isDue && <Typography sx={{ mt: 2 }}>{translate("counter.paid")}</Typography>}
          {isDue && !mayTakeMoney && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate("counter.noMoney")}
            </Alert>
          )}
          {isDue && mayTakeMoney && (
            <>
              <Typography id={meansId} sx={{ mt: 2, fontWeight: 700 }}>
                {translate("counter.due", { amount: formatExactRupees(order.totalAmount) })}
              </Typography>
              <RadioGroup
                row
                aria-labelledby={meansId}
                value={means ?? ""}
                onChange={(_, chosen) => setMeans(counterMeans.find((one) => one === chosen))}
              >
                {counterMeans.map((one) => (
                  <FormControlLabel
                    key={one}
                    value={one}
                    control={<Radio />}
                    label={translate(`counter.means.${one}`)}
                  />
                ))}
              </RadioGroup>
              {isTried && missing.means && (
                <Typography role="alert" variant="body2" color="error">
                  {translate("ra.validation.required")}
                </Typography>
              )}
              {needsReference && (
                <TextField
                  fullWidth
                  required
                  margin="dense"
                  label={translate("counter.reference")}
                  value={reference}
                  onChange={({ target }) => setReference(target.value)}
                  {...required(missing.reference)}
                  slotProps={{ htmlInput: { maxLength: limits.cashReference } }}
                />
              )}
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={isDue && !mayTakeMoney}>
            {translate("counter.confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
