import type { ResponseOf } from "@contract";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import { NoteDialog } from "../../components/note-dialog";
import type { PanelDataProvider } from "../../providers/data-provider";
import { useMoneyCall } from "./payment/use-money-call";
import type { Order } from "./rules";

type Side = ResponseOf<"adminGetCashLimits">["data"]["sides"][number];

type DialogProps = { order: Order; side: Side; title: string; onClose: () => void };

function AllowDialog({ order, side: { side, phone }, title, onClose }: DialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<PanelDataProvider>();
  const { mutate, isPending } = useMoneyCall("order.cashOff.done", onClose);
  return (
    <NoteDialog
      title={translate("order.cashOff.ask")}
      consequences={[title, translate("order.cashOff.means")]}
      noteLabel={translate("money.reason")}
      isNoteRequired
      confirm={translate("order.cashOff.allow")}
      isPending={isPending}
      onConfirm={(reason) =>
        mutate(() => provider.allowCash(order.id, { side, phone, reason: reason ?? "" }))
      }
      onClose={onClose}
    />
  );
}

/** Shows if cash on delivery is blocked for this order's account, phones or address, with a button to allow it again. */
export function CashOff({ order }: { order: Order }) {
  const translate = useTranslate();
  const provider = useDataProvider<PanelDataProvider>();
  const [asked, setAsked] = useState<Side>();
  const { data } = useQuery({
    queryKey: ["cash-limits", order.id],
    queryFn: async () => (await provider.getCashLimits(order.id)).data,
  });
  const off = data?.sides.filter(({ isOff }) => isOff) ?? [];
  if (!data || off.length === 0) return null;
  const said = ({ side, phone, returned }: Side) =>
    translate(`order.cashOff.${side}`, { phone, smart_count: returned, days: data.withinDays });
  return (
    <Alert severity="warning" sx={{ mb: 2, "& .MuiAlert-message": { flex: 1 } }}>
      <AlertTitle>{translate("order.cashOff.title")}</AlertTitle>
      {off.map((side) => (
        <Box
          key={`${side.side} ${side.phone}`}
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}
        >
          <Box component="span" sx={{ flex: "1 1 200px" }}>
            {said(side)}
          </Box>
          <Button color="inherit" onClick={() => setAsked(side)}>
            {translate("order.cashOff.allow")}
          </Button>
        </Box>
      ))}
      {asked && (
        <AllowDialog order={order} side={asked} title={said(asked)} onClose={() => setAsked(undefined)} />
      )}
    </Alert>
  );
}
