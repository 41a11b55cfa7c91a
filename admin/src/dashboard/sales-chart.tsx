import type { Answer } from "@contract";
import { useTheme } from "@mui/material/styles";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatWholeRupees } from "../format";

type Props = { days: Answer<"getDashboard">["data"]["salesByDay"] };

const shortDay = (day: string) =>
  new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day));

export default function SalesChart({ days }: Props) {
  const { palette } = useTheme();
  return (
    <ResponsiveContainer width="100%" height={280}>
      <BarChart data={days}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="day" tickFormatter={shortDay} stroke={palette.text.secondary} fontSize={12} />
        <YAxis tickFormatter={formatWholeRupees} width={80} stroke={palette.text.secondary} fontSize={12} />
        <Tooltip
          formatter={(value) => formatWholeRupees(Number(value))}
          labelFormatter={(day) => shortDay(String(day))}
          contentStyle={{ background: palette.background.paper, border: `1px solid ${palette.divider}` }}
        />
        <Bar dataKey="sales" fill={palette.primary.main} radius={[4, 4, 0, 0]} />
      </BarChart>
    </ResponsiveContainer>
  );
}
