import type { OrderStatus } from "@contract/order-states";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useNotify, useRefresh, useTranslate, useUpdate } from "react-admin";
import { useForm } from "react-hook-form";
import { type MoveForm as Fields, notablePayments, type Order, toMoveBody } from "./rules";

function defaultsFor(order: Order): Fields {
  const [next = order.orderStatus] = order.nextStatuses;
  return {
    orderStatus: next,
    note: "",
    courierName: order.courier?.name ?? "",
    awb: order.courier?.awb ?? "",
  };
}

/** Moves an order to one of the states that are legal now. */
export function MoveForm({ order }: { order: Order }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { register, handleSubmit, watch } = useForm<Fields>({ values: defaultsFor(order) });
  const [update, { isPending }] = useUpdate();
  const next = watch("orderStatus");
  const payments = notablePayments(order);
  // A payment is noted where the order stands, so that is a choice as well.
  const statuses = payments.length > 0 ? [...order.nextStatuses, order.orderStatus] : order.nextStatuses;

  if (statuses.length === 0)
    return <Typography color="text.secondary">{translate("order.finished")}</Typography>;

  const save = (form: Fields) =>
    update(
      "orders",
      { id: order.id, data: toMoveBody(form, order), previousData: order },
      {
        onSuccess: () => notify("order.updated", { type: "success" }),
        onError: (error) => notify((error as Error).message, { type: "error" }),
        onSettled: refresh,
      },
    );

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit(save)} noValidate>
      <TextField select label={translate("order.newStatus")} {...register("orderStatus")} value={next}>
        {statuses.map((status: OrderStatus) => (
          <MenuItem key={status} value={status}>
            {status === order.orderStatus
              ? `${translate("more.payment")}: ${payments.map((to) => translate(`order.payment.${to}`)).join()}`
              : translate(`order.status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
      {next === "shipped" && (
        <Stack direction="row" spacing={2}>
          <TextField fullWidth label={translate("order.courierName")} {...register("courierName")} />
          <TextField fullWidth label={translate("order.awb")} {...register("awb")} />
        </Stack>
      )}
      <TextField
        label={translate(next === "cancelled" ? "order.reason" : "order.note")}
        required={next === "cancelled"}
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
        {translate("order.save")}
      </Button>
    </Stack>
  );
}
