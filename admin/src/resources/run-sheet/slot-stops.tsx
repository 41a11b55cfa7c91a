import { formatExactRupees } from "@contract/money";
import type { RunSheet, Stop } from "@contract/vehicle";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { orderPage } from "../orders/links";
import { StatusChip } from "../orders/status-chip";

type SlotStopsProps = { slot: RunSheet["slots"][number] };

/** One slot: how much it is in all, and its stops. */
export function SlotStops({ slot: { slot, stops, weightKg, toCollect } }: SlotStopsProps) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h6" component="h3" sx={{ fontWeight: 700 }}>
        {slot.from}–{slot.to}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate("runSheet.sum", {
          smart_count: stops.length,
          kg: weightKg,
          amount: formatExactRupees(toCollect),
        })}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", borderTop: 1, borderColor: "divider" }}>
        {stops.map((stop) => (
          <StopRow key={stop.orderId} stop={stop} />
        ))}
      </Box>
    </Box>
  );
}

function StopRow({ stop }: { stop: Stop }) {
  const translate = useTranslate();
  const { orderId, orderNumber, orderStatus, name, phone, address, notes, items, weightKg, toCollect } = stop;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr", md: "2fr 2fr 1fr" },
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: "divider",
        breakInside: "avoid",
      }}
    >
      <Box sx={{ overflowWrap: "anywhere" }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Link component={RouterLink} to={orderPage(orderId)} sx={{ fontWeight: 700 }}>
            {orderNumber}
          </Link>
          <StatusChip status={orderStatus} />
        </Stack>
        <strong>{name}</strong> · <Link href={`tel:+91${phone}`}>{phone}</Link>
        <br />
        {address}
        {notes.map((note) => (
          <Typography key={note} variant="body2" color="text.secondary">
            {note}
          </Typography>
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {items.map(({ title, quantity }) => (
          <li key={title}>
            {quantity} × {title}
          </li>
        ))}
        <Typography variant="body2" color="text.secondary">
          {weightKg === null ? translate("runSheet.weightUnknown") : `${weightKg} kg`}
        </Typography>
      </Box>
      <Typography component="div" sx={{ fontWeight: 700 }}>
        {toCollect > 0
          ? translate("runSheet.collect", { amount: formatExactRupees(toCollect) })
          : translate("runSheet.paid")}
      </Typography>
    </Box>
  );
}
