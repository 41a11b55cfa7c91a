import { formatExactRupees } from "@contract/money";
import type { OrderStatus } from "@contract/order-states";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Collapse from "@mui/material/Collapse";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { useForm } from "react-hook-form";
import { useMay } from "../../access/use-may";
import { FormSection } from "../../components/form-section";
import { CameBackDialog } from "./came-back-dialog";
import { CancelDialog } from "./cancel-dialog";
import { HandOverDialog } from "./hand-over-dialog";
import { NextMoves } from "./next-moves";
import { GoingBack } from "./return/going-back";
import { comingBack, goingBack, hasParts, restocked, type Typed } from "./return/restock";
import { RestockAmounts } from "./return/restock-amounts";
import {
  type StatusForm as Fields,
  movesOf,
  needsDetails,
  type Order,
  paysOnDelivery,
  toStatusBody,
} from "./rules";
import { useChangeOrder } from "./use-change-order";

function defaultsFor(order: Order): Fields {
  const [next = order.orderStatus] = movesOf(order);
  return {
    orderStatus: next,
    note: "",
    courierName: order.courier?.name ?? order.booking?.courier ?? "",
    awb: order.courier?.awb ?? order.booking?.awb ?? "",
    isCashIn: false,
    noteFor: "staff",
  };
}

function MoveForm({ order }: { order: Order }) {
  const translate = useTranslate();
  const { change, isPending } = useChangeOrder(order, () => reset(defaultsFor(order)));
  // If the order is read again because another user was faster, the typed text stays.
  const { register, handleSubmit, watch, reset, setValue } = useForm<Fields>({
    values: defaultsFor(order),
    resetOptions: { keepDirtyValues: true },
  });
  const mayNoteCash = useMay("money");
  const wanted = watch("orderStatus");
  const note = watch("note");
  const isHandedOver = order.deliveryMethod !== "courier";
  const moves = movesOf(order);
  // Handing over at the counter or at the door has a dialog of its own.
  const statuses = isHandedOver ? moves.filter((status) => status !== "delivered") : moves;
  // A chosen status that is no longer open to the order is replaced by one that is.
  const next = statuses.find((status) => status === wanted) ?? statuses[0] ?? order.orderStatus;
  const isArrival = next === "rto_received";
  const [typed, setTyped] = useState<Typed>({});
  const lines = comingBack(order);
  const { unsellable, isRight } = restocked(lines, typed);
  const isReturn = next === "return_requested";
  const back = goingBack(order, typed);
  // Statuses that end a sale ask for confirmation and a reason.
  const endsSale = next === "cancelled" || isArrival;
  const [isAsking, setIsAsking] = useState(false);
  const stopAsking = () => setIsAsking(false);

  const [isOpen, setIsOpen] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const [isHandingOver, setIsHandingOver] = useState(false);

  /** At once, or after what the move needs to know. */
  const move = (status: OrderStatus) => {
    if (status === "cancelled") return setIsCancelling(true);
    if (isHandedOver && status === "delivered") return setIsHandingOver(true);
    if (!needsDetails(status, order)) return change({ orderStatus: status, note: null });
    setValue("orderStatus", status);
    setIsOpen(true);
  };

  if (order.nextStatuses.length === 0)
    return (
      <FormSection title="order.moveOn">
        <Typography color="text.secondary">{translate("order.finished")}</Typography>
      </FormSection>
    );
  if (moves.length === 0) return null;

  return (
    <FormSection title="order.moveOn">
      <NextMoves statuses={moves} method={order.deliveryMethod} isPending={isPending} onMove={move} />
      <Button onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen} sx={{ mt: 1 }}>
        {translate("moves.more")}
      </Button>
      {isHandingOver && <HandOverDialog order={order} onClose={() => setIsHandingOver(false)} />}
      {isCancelling && <CancelDialog order={order} onClose={() => setIsCancelling(false)} />}
      <Collapse in={isOpen} unmountOnExit>
        <Stack
          sx={{ mt: 2 }}
          component="form"
          spacing={2}
          onSubmit={handleSubmit((form) => {
            if ((isArrival && !isRight) || (isReturn && !back.isRight)) return;
            if (endsSale) setIsAsking(true);
            else
              change({
                ...toStatusBody({ ...form, orderStatus: next }, order),
                ...(isReturn && back.items && { items: back.items }),
              });
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
          {mayNoteCash && paysOnDelivery(next, order) && (
            <FormControlLabel
              control={<Checkbox {...register("isCashIn")} />}
              label={translate("money.cashIsIn", { amount: formatExactRupees(order.totalAmount) })}
            />
          )}
          {isArrival && <RestockAmounts lines={lines} typed={typed} onType={setTyped} />}
          {isReturn && hasParts(order) && <GoingBack order={order} typed={typed} onType={setTyped} />}
          {!endsSale && (
            <TextField
              label={translate("order.note")}
              required={isReturn}
              multiline
              slotProps={{ htmlInput: { maxLength: 300 } }}
              {...register("note")}
            />
          )}
          {!endsSale && note.trim() !== "" && (
            <TextField
              select
              label={translate("order.noteFor")}
              {...register("noteFor")}
              value={watch("noteFor")}
            >
              <MenuItem value="staff">{translate("order.noteForStaff")}</MenuItem>
              <MenuItem value="shopper">{translate("order.noteForShopper")}</MenuItem>
            </TextField>
          )}
          <Button
            type="submit"
            variant="contained"
            loading={isPending}
            color={next === "cancelled" ? "error" : "primary"}
          >
            {translate(next === "cancelled" ? "order.cancel" : "order.save")}
          </Button>
          {isAsking && next === "cancelled" && <CancelDialog order={order} onClose={stopAsking} />}
          {isAsking && isArrival && (
            <CameBackDialog order={order} unsellable={unsellable} onClose={stopAsking} />
          )}
        </Stack>
      </Collapse>
    </FormSection>
  );
}

/** Moves an order to one of the statuses that are legal now, by one press or with details; a return has its own card. */
export function StatusForm({ order }: { order: Order }) {
  // The page leads from order to order: what was typed for one is not the next one's.
  return <MoveForm key={order.id} order={order} />;
}
