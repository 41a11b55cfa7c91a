import type { VehicleSlot } from "@contract/shipping";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import { formatDay } from "../../format";
import type { PanelDataProvider } from "../../providers/data-provider";
import { useMoneyCall } from "./payment/use-money-call";
import type { Order } from "./rules";

const keyOf = ({ day, from }: VehicleSlot) => `${day} ${from}`;

/** Takes an order of the shop's own vehicle to another slot that has room; its shopper gets a mail and a text. */
export function MoveSlotDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate();
  const { getVehicleSlots, moveSlot } = useDataProvider<PanelDataProvider>();
  const titleId = useId();
  const [chosen, setChosen] = useState("");
  const [isTried, setIsTried] = useState(false);
  const slots = useQuery({
    queryKey: ["vehicle-slots"],
    queryFn: async () => (await getVehicleSlots()).data,
  });
  const { mutate, isPending } = useMoneyCall("counter.slotMoved", onClose);
  const slot = slots.data?.find((one) => keyOf(one) === chosen);
  const isMissing = isTried && !slot;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (slot)
      mutate(() => moveSlot(order.id, { slot: { day: slot.day, from: slot.from }, version: order.version }));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate("counter.moveSlot")}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{translate("counter.moveSlotHelp")}</Typography>
          {slots.error && <Alert severity="error">{slots.error.message}</Alert>}
          {!slots.data && !slots.error && <Skeleton variant="rounded" height={56} />}
          {slots.data?.length === 0 && <Alert severity="warning">{translate("counter.noSlot")}</Alert>}
          {slots.data && slots.data.length > 0 && (
            <TextField
              select
              fullWidth
              required
              label={translate("counter.slot")}
              value={slot ? chosen : ""}
              onChange={({ target }) => setChosen(target.value)}
              error={isMissing}
              helperText={isMissing && translate("ra.validation.required")}
            >
              {slots.data.map((one) => (
                <MenuItem key={keyOf(one)} value={keyOf(one)}>
                  {formatDay(one.day)}, {one.from}–{one.to}
                </MenuItem>
              ))}
            </TextField>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate("counter.moveSlotDo")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
