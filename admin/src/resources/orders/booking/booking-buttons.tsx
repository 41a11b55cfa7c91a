import PrintIcon from "@mui/icons-material/LocalPrintshopOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { routeUrl } from "../../../providers/call";
import { CancelDialog } from "../cancel-dialog";
import type { Order } from "../rules";
import { ByHandDialog } from "./by-hand-dialog";
import { CourierDialog } from "./courier-dialog";
import { bookingActions } from "./rules";
import { useBook } from "./use-book";

export function BookingButtons({ order }: { order: Order }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<"courier" | "byHand" | "cancel">();
  const book = useBook(order);
  const may = bookingActions(order);
  const state = order.booking?.state;
  if (!Object.values(may).includes(true)) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        {may.printLabel && (
          <Button
            variant="contained"
            href={routeUrl("adminGetLabel", { params: { id: order.id } })}
            target="_blank"
            rel="noreferrer"
            startIcon={<PrintIcon />}
          >
            {translate("booking.label")}
          </Button>
        )}
        {may.book && (
          <Button
            variant={state === "failed" ? "contained" : "outlined"}
            loading={book.isPending}
            onClick={() => book.mutate(null)}
          >
            {translate(state === "failed" ? "booking.again" : "booking.now")}
          </Button>
        )}
        {may.chooseCourier && (
          <Button variant="outlined" onClick={() => setOpen("courier")}>
            {translate("booking.chooseCourier")}
          </Button>
        )}
        {may.enterByHand && (
          <Button variant="outlined" onClick={() => setOpen("byHand")}>
            {translate("booking.byHand")}
          </Button>
        )}
        {may.cancelOrder && (
          <Button variant="outlined" color="error" onClick={() => setOpen("cancel")}>
            {translate("order.cancel")}
          </Button>
        )}
      </Stack>
      {open === "courier" && <CourierDialog order={order} onClose={close} />}
      {open === "byHand" && <ByHandDialog order={order} onClose={close} />}
      {open === "cancel" && <CancelDialog order={order} onClose={close} />}
    </>
  );
}
