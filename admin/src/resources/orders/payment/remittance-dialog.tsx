import { limits } from "@contract/limits";
import { addRupees, formatRupees } from "@contract/money";
import { cashIsWithCourier } from "@contract/order-states";
import CashIcon from "@mui/icons-material/PaymentsOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import CircularProgress from "@mui/material/CircularProgress";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { useDataProvider, useGetList, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Order } from "../rules";
import { useMoneyCall } from "./use-money-call";

/** Delivered orders whose cash is still with the courier, oldest first. */
const withCourier = {
  filter: { paymentStatus: "cod_due", paymentMethod: "cod", orderStatus: cashIsWithCourier.join(",") },
  pagination: { page: 1, perPage: limits.cashOrders },
  sort: { field: "orderDate", order: "ASC" },
} as const;

function OrderChoice({ order, isOn, onTurn }: { order: Order; isOn: boolean; onTurn: () => void }) {
  return (
    <FormControlLabel
      sx={{ display: "flex", mx: 0, borderTop: 1, borderColor: "divider", py: 0.5 }}
      control={<Checkbox checked={isOn} onChange={onTurn} />}
      slotProps={{ typography: { sx: { flex: 1, minWidth: 0 } } }}
      label={
        <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1 }}>
          <span>
            {order.orderNumber} · {order.customer.userName}
          </span>
          <span>{formatRupees(order.totalAmount)}</span>
        </Box>
      }
    />
  );
}

/** A courier's remittance: the orders it pays, its reference, and the expected total. */
function RemittanceDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const provider = useDataProvider<PanelDataProvider>();
  const { data, error, total = 0 } = useGetList<Order>("orders", withCourier);
  const { mutate, isPending } = useMoneyCall("money.noted", onClose);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reference, setReference] = useState("");
  const [isTried, setIsTried] = useState(false);
  const picked = data?.filter(({ id }) => chosen.includes(id)) ?? [];
  const amount = addRupees(...picked.map(({ totalAmount }) => totalAmount));
  const isMissing = picked.length > 1 && reference.trim() === "";
  const turn = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (picked.length === 0 || isMissing) return;
    const ids = picked.map(({ id }) => id);
    mutate(() => provider.noteCash(ids, reference.trim() || null));
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate("money.remittance.title")}</DialogTitle>
        <DialogContent>
          {error && <Alert severity="error">{error.message}</Alert>}
          {!data && !error && <CircularProgress size={24} aria-label={translate("ra.page.loading")} />}
          {data?.length === 0 && <Typography>{translate("money.remittance.none")}</Typography>}
          {data && data.length > 0 && (
            <>
              <Typography color="text.secondary" sx={{ mb: 1 }}>
                {translate("money.remittance.help")}
              </Typography>
              <TextField
                fullWidth
                margin="dense"
                label={translate("money.remittance.reference")}
                value={reference}
                onChange={({ target }) => setReference(target.value)}
                error={isTried && isMissing}
                helperText={isTried && isMissing ? translate("ra.validation.required") : " "}
                slotProps={{ htmlInput: { maxLength: limits.cashReference } }}
              />
              {data.map((order) => (
                <OrderChoice
                  key={order.id}
                  order={order}
                  isOn={chosen.includes(order.id)}
                  onTurn={() => turn(order.id)}
                />
              ))}
              {total > data.length && (
                <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
                  {translate("money.remittance.first", { some: data.length, all: total })}
                </Typography>
              )}
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: "wrap", gap: 1 }}>
          <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
            {translate("money.remittance.sum", {
              smart_count: picked.length,
              amount: formatRupees(amount),
            })}
          </Typography>
          <Button component={Link} to="/admin/remittance" onClick={onClose}>
            {translate("remittance.fromFile")}
          </Button>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={picked.length === 0}>
            {translate("money.cash.note")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Opens the dialog to record the cash of several orders at once. */
export function NoteCashButton() {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<CashIcon />} onClick={() => setIsOpen(true)}>
        {translate("money.remittance.button")}
      </Button>
      {isOpen && <RemittanceDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
