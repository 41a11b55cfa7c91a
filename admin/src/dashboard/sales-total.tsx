import type { ResponseOf } from "@contract";
import { formatWholeRupees } from "@contract/money";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";

type Props = { days: NonNullable<ResponseOf<"getDashboard">["data"]["salesByDay"]> };

/** The sum of the chart: for everyone, and for people who cannot see it. */
export function SalesTotal({ days }: Props) {
  const translate = useTranslate();
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const sales = days.reduce((sum, day) => sum + day.sales, 0);
  return (
    <Typography color="text.secondary" sx={{ mt: -1, mb: 2 }}>
      {formatWholeRupees(sales)} · {translate("panel.orderCount", { smart_count: orders })}
    </Typography>
  );
}
