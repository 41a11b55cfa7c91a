import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { formatDay } from "../../format";
import { MoveSlotDialog } from "./move-slot-dialog";
import type { Order } from "./rules";

const movable: readonly Order["orderStatus"][] = [
  "pending_payment",
  "pending",
  "confirmed",
  "packed",
  "out_for_delivery",
  "delivery_failed",
];

/** When the shop's own vehicle brings an order, and the way to another slot. */
export function SlotCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const [isMoving, setIsMoving] = useState(false);
  if (!order.vehicle) return null;
  const { day, from, to } = order.vehicle.slot;
  return (
    <FormSection title="counter.byVehicle">
      <Typography sx={{ fontWeight: 700 }}>
        {formatDay(day)}, {from}–{to}
      </Typography>
      {movable.includes(order.orderStatus) && (
        <Button variant="outlined" onClick={() => setIsMoving(true)} sx={{ mt: 1 }}>
          {translate("counter.moveSlot")}
        </Button>
      )}
      {isMoving && <MoveSlotDialog order={order} onClose={() => setIsMoving(false)} />}
    </FormSection>
  );
}
