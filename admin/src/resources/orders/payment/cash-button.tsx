import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useTranslate } from "react-admin";
import { formatRupees } from "../../../format";
import type { Order } from "../rules";
import { useChangeOrder } from "../use-change-order";
import { amountBack, cashToNote } from "./rules";

/** Cash came in, or was handed back: noted after a second look, since it cannot be taken back. */
export function CashButton({ order }: { order: Order }) {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const { change, isPending } = useChangeOrder(order, () => setIsAsking(false));
  const note = cashToNote(order);
  if (!note) return null;
  const amount = formatRupees(note === "paid" ? order.totalAmount : amountBack(order));
  const words = translate(`money.note.${note}`);
  return (
    <>
      <Button
        variant={note === "paid" ? "outlined" : "contained"}
        sx={{ alignSelf: "flex-start" }}
        onClick={() => setIsAsking(true)}
      >
        {words}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={words}
        content={translate(`money.ask.${note}`, { amount, name: order.customer.userName })}
        confirm={words}
        cancel="ra.action.back"
        onConfirm={() => change({ orderStatus: order.orderStatus, paymentStatus: note }, "money.noted")}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
