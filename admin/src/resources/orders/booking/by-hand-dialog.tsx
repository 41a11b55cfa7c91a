import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslate } from "react-admin";
import { useForm } from "react-hook-form";
import type { Order } from "../rules";
import { useChangeOrder } from "../use-change-order";

type Fields = { name: string; awb: string; trackingUrl: string };

const isWebAddress = (url: string) => url.trim() === "" || /^https:\/\/\S+$/.test(url.trim());

/** Staff brought the parcel to a courier themselves: its name and the number on the receipt. */
export function ByHandDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { change, isPending } = useChangeOrder(order, onClose);
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { name: "", awb: "", trackingUrl: "" },
  });
  const save = ({ name, awb, trackingUrl }: Fields) =>
    change(
      {
        orderStatus: order.orderStatus,
        courier: { name: name.trim(), awb: awb.trim(), trackingUrl: trackingUrl.trim() || null },
      },
      "booking.byHandDone",
    );
  const field = (name: keyof Fields, label: string, maxLength: number, hint: string) => {
    const error = formState.errors[name]?.message;
    return (
      <TextField
        label={translate(label)}
        required={name !== "trackingUrl"}
        error={Boolean(error)}
        helperText={translate(error ?? hint, { _: "" })}
        slotProps={{ htmlInput: { maxLength } }}
        {...register(name, {
          validate: (value) => {
            if (name === "trackingUrl") return isWebAddress(value) || "booking.httpsOnly";
            return value.trim() !== "" || "ra.validation.required";
          },
        })}
      />
    );
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={handleSubmit(save)} noValidate>
        <DialogTitle id={titleId}>{translate("booking.byHand")}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{translate("booking.byHandHelp")}</Typography>
          <Stack spacing={1}>
            {field("name", "order.courierName", 80, "booking.courierHint")}
            {field("awb", "order.awb", 60, "booking.awbHint")}
            {field("trackingUrl", "booking.trackingUrl", 500, "booking.trackingHint")}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate("booking.saveByHand")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
