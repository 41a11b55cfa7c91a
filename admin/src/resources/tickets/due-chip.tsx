import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import type { Ticket } from "./show";

const hourMs = 3_600_000;
/** From here on the hours that are left are easier to read as days. */
const manyHours = 72;

/** Where a ticket stands, and how long the law leaves for the next step. */
export function DueChip({ ticket: { state, dueAt, overdue } }: { ticket: Ticket }) {
  const translate = useTranslate();
  const name = translate(`ticket.states.${state}`);
  if (!dueAt) return <Chip size="small" variant="outlined" label={name} />;
  const hours = Math.max(0, Math.floor((Date.parse(dueAt) - Date.now()) / hourMs));
  const left =
    hours < manyHours
      ? translate("ticket.hoursLeft", { smart_count: hours })
      : translate("ticket.daysLeft", { smart_count: Math.floor(hours / 24) });
  return (
    <Chip
      size="small"
      color={overdue ? "error" : state === "open" ? "warning" : "default"}
      label={`${name} · ${overdue ? translate("ticket.overdue") : left}`}
    />
  );
}
