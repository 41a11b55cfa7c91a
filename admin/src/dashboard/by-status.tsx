import type { ResponseOf } from "@contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { ordersWhere } from "../resources/orders/links";
import { StatusChip } from "../resources/orders/status-chip";

type Props = { counts: NonNullable<ResponseOf<"getDashboard">["data"]["ordersByStatus"]> };

/** The number of orders in each status; each links to them. */
export function ByStatus({ counts }: Props) {
  const translate = useTranslate();
  const present = counts.filter(({ count }) => count > 0);
  if (present.length === 0)
    return <Typography color="text.secondary">{translate("panel.noOrders")}</Typography>;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: "none",
        m: 0,
        p: 0,
        display: "grid",
        columnGap: 4,
        rowGap: 1,
        gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))",
      }}
    >
      {present.map(({ status, count }) => (
        <Box component="li" key={status} sx={{ display: "flex", justifyContent: "space-between" }}>
          <StatusChip status={status} />
          <Link
            component={RouterLink}
            to={ordersWhere({ orderStatus: status })}
            aria-label={`${translate(`order.status.${status}`)}: ${count}`}
          >
            {count}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
