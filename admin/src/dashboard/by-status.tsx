import type { Answer } from "@contract";
import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { StatusChip } from "../resources/orders/status-chip";

type Props = { counts: Answer<"getDashboard">["data"]["ordersByStatus"] };

/** How many orders stand where; each leads to them. */
export function ByStatus({ counts }: Props) {
  const translate = useTranslate();
  const present = counts.filter(({ count }) => count > 0);
  if (present.length === 0)
    return <Typography color="text.secondary">{translate("panel.noOrders")}</Typography>;
  return (
    <List dense disablePadding>
      {present.map(({ status, count }) => (
        <ListItem key={status} disableGutters sx={{ justifyContent: "space-between" }}>
          <StatusChip status={status} />
          <Link
            component={RouterLink}
            to={`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ orderStatus: status }))}`}
            aria-label={`${translate(`order.status.${status}`)}: ${count}`}
          >
            {count}
          </Link>
        </ListItem>
      ))}
    </List>
  );
}
