import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { useForm } from "react-hook-form";
import { FormSection } from "../../components/form-section";
import { formatRupees } from "../../format";
import { isReturnStep } from "./return/rules";
import { comingBack, shelved, type Typed } from "./return/shelf";
import { ShelfAmounts } from "./return/shelf-amounts";
import { type MoveForm as Fields, type Order, paysAtTheDoor, toMoveBody } from "./rules";
import { useChangeOrder } from "./use-change-order";

function defaultsFor(order: Order): Fields {
  const [next = order.orderStatus] = order.nextStatuses;
  return {
    orderStatus: next,
    note: "",
    courierName: order.courier?.name ?? order.booking?.courier ?? "",
    awb: order.courier?.awb ?? order.booking?.awb ?? "",
    isCashIn: true,
  };
}

/** Moves an order to one of the states that are legal now; a return has a card of its own. */
export function MoveForm({ order }: { order: Order }) {
  const translate = useTranslate();
  const { change, isPending } = useChangeOrder(order);
  const { register, handleSubmit, watch } = useForm<Fields>({ values: defaultsFor(order) });
  const next = watch("orderStatus");
  const statuses = order.nextStatuses.filter((status) => !isReturnStep(status));
  const isArrival = next === "rto_received";
  const [typed, setTyped] = useState<Typed>({});
  const lines = comingBack(order);
  const { unsellable, isRight } = shelved(lines, typed);
  const needsReason = next === "cancelled" || next === "return_requested";

  if (order.nextStatuses.length === 0)
    return (
      <FormSection title="order.moveOn">
        <Typography color="text.secondary">{translate("order.finished")}</Typography>
      </FormSection>
    );
  if (statuses.length === 0) return null;

  return (
    <FormSection title="order.moveOn">
      <Stack
        component="form"
        spacing={2}
        onSubmit={handleSubmit((form) => {
          if (isArrival && !isRight) return;
          change({ ...toMoveBody(form, order), ...(isArrival && { unsellable }) });
        })}
        noValidate
      >
        <TextField select label={translate("order.newStatus")} {...register("orderStatus")} value={next}>
          {statuses.map((status) => (
            <MenuItem key={status} value={status}>
              {translate(`order.status.${status}`)}
            </MenuItem>
          ))}
        </TextField>
        {next === "shipped" && (
          <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
            <TextField fullWidth label={translate("order.courierName")} {...register("courierName")} />
            <TextField fullWidth label={translate("order.awb")} {...register("awb")} />
          </Stack>
        )}
        {paysAtTheDoor(next, order) && (
          <FormControlLabel
            control={<Checkbox {...register("isCashIn")} defaultChecked />}
            label={translate("money.cashIsIn", { amount: formatRupees(order.totalAmount) })}
          />
        )}
        {isArrival && <ShelfAmounts lines={lines} typed={typed} onType={setTyped} />}
        <TextField
          label={translate(next === "cancelled" ? "order.reason" : "order.note")}
          required={needsReason}
          multiline
          slotProps={{ htmlInput: { maxLength: 300 } }}
          {...register("note")}
        />
        <Button
          type="submit"
          variant="contained"
          loading={isPending}
          color={next === "cancelled" ? "error" : "primary"}
        >
          {translate(next === "cancelled" ? "order.cancel" : "order.save")}
        </Button>
      </Stack>
    </FormSection>
  );
}
