import type { ResponseOf } from "@contract";
import { formatWholeRupees } from "@contract/money";
import { cashIsOut } from "@contract/order-states";
import Grid from "@mui/material/Grid";
import { useTranslate } from "react-admin";
import { Figure } from "../../dashboard/figure";
import { soldStatuses } from "../../dashboard/figures";
import { ordersWhere } from "../orders/links";
import { changeOf, shareOf } from "./percent";

type Report = ResponseOf<"adminGetReport">["data"];

const cameBack = "rto_in_transit,rto_received";
const share = ({ sent, cameBack }: Report["sales"]) => shareOf(cameBack, sent);

/** The period's figures beside those of the period before; each leads to exactly the orders that it counts. */
export function Sales({ report }: { report: Report }) {
  const translate = useTranslate();
  const { sales, before, from, to } = report;
  const days = { fromDate: from, toDate: to };
  const against = (now: number, then: number, shown: string | number) => {
    const change = changeOf(now, then);
    if (change === undefined) return translate("report.nothingBefore");
    return translate("report.against", { change, before: shown });
  };
  const figures = [
    {
      label: "report.amount",
      value: formatWholeRupees(sales.amount),
      note: against(sales.amount, before.amount, formatWholeRupees(before.amount)),
      to: ordersWhere({ ...days, orderStatus: soldStatuses }),
    },
    {
      label: "report.orders",
      value: sales.orders,
      note: against(sales.orders, before.orders, before.orders),
      to: ordersWhere({ ...days, orderStatus: soldStatuses }),
    },
    {
      label: "report.sent",
      value: sales.sent,
      note: against(sales.sent, before.sent, before.sent),
      to: ordersWhere({ ...days, orderStatus: [...cashIsOut, cameBack].join(",") }),
    },
    {
      label: "report.cameBack",
      value: `${sales.cameBack} (${share(sales)})`,
      note: translate("report.shareBefore", { share: share(before) }),
      to: ordersWhere({ ...days, orderStatus: cameBack }),
    },
  ];
  return (
    <Grid container spacing={2} sx={{ mb: 2 }}>
      {figures.map(({ label, value, note, to }) => (
        <Grid key={label} size={{ xs: 6, md: 3 }}>
          <Figure label={translate(label)} value={value} note={note} to={to} calls={false} />
        </Grid>
      ))}
    </Grid>
  );
}
