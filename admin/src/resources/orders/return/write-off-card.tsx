import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { FormSection } from "../../../components/form-section";
import type { Order } from "../rules";
import { useChangeOrder } from "../use-change-order";
import { type Line, restocked, stillThere, type Typed } from "./restock";
import { RestockAmounts } from "./restock-amounts";

function WriteOffDialog({ order, lines, onClose }: { order: Order; lines: Line[]; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { change, isPending } = useChangeOrder(order, onClose);
  const [typed, setTyped] = useState<Typed>({});
  const { unsellable, off, isRight } = restocked(lines, typed);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && off > 0)
            change({ orderStatus: order.orderStatus, unsellable }, "returns.writeOffDone");
        }}
      >
        <DialogTitle id={titleId}>
          {translate("returns.writeOff")}: {order.orderNumber}
        </DialogTitle>
        <DialogContent>
          <RestockAmounts lines={lines} typed={typed} onType={setTyped} />
          <Typography role="status">
            {isRight && off > 0 && translate("returns.writtenOff", { smart_count: off })}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            loading={isPending}
            disabled={!isRight || off === 0}
          >
            {translate("returns.writeOff")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** An undelivered parcel was restocked when the courier reported it; damaged items are written off afterwards. */
export function WriteOffCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const lines = stillThere(order.cartItems, order);
  if (order.orderStatus !== "rto_received" || lines.length === 0) return null;
  return (
    <FormSection title="order.status.rto_received">
      <Stack spacing={2} sx={{ alignItems: "flex-start" }}>
        <Typography color="text.secondary">{translate("returns.writeOffHelp")}</Typography>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {translate("returns.writeOff")}
        </Button>
        {open && <WriteOffDialog order={order} lines={lines} onClose={() => setOpen(false)} />}
      </Stack>
    </FormSection>
  );
}
