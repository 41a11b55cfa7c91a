import type { ResponseOf } from "@contract";
import { formatWholeRupees } from "@contract/money";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslate } from "react-admin";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatDay, formatShortDay } from "../format";

type Props = { days: NonNullable<ResponseOf<"getDashboard">["data"]["salesByDay"]> };

export default function SalesChart({ days }: Props) {
  const { palette, breakpoints } = useTheme();
  const translate = useTranslate();
  const isSmall = useMediaQuery(breakpoints.down("sm"));
  // Every seventh day has its date, counted back from today: an even distance, and the last bar is labelled.
  const weeks = days
    .filter((_, at) => (days.length - 1 - at) % (isSmall ? 14 : 7) === 0)
    .map(({ day }) => day);
  const ordersOf = (day: unknown) => days.find((row) => row.day === day)?.orders ?? 0;
  return (
    <ResponsiveContainer width="100%" height={280}>
      <BarChart data={days} margin={{ right: 24 }}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis
          dataKey="day"
          ticks={weeks}
          interval={0}
          tickFormatter={formatShortDay}
          stroke={palette.text.secondary}
          fontSize={12}
        />
        <YAxis tickFormatter={formatWholeRupees} width={72} stroke={palette.text.secondary} fontSize={12} />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          formatter={(value) => [formatWholeRupees(Number(value)), translate("panel.sales")]}
          labelFormatter={(day) =>
            `${formatDay(String(day))} · ${translate("panel.orderCount", { smart_count: ordersOf(day) })}`
          }
          contentStyle={{ background: palette.background.paper, border: `1px solid ${palette.divider}` }}
        />
        <Bar dataKey="sales" fill={palette.primary.main} radius={[4, 4, 0, 0]} />
      </BarChart>
    </ResponsiveContainer>
  );
}
