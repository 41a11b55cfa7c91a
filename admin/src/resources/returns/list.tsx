import { formatExactRupees } from "@contract/money";
import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { List, useListContext, useTranslate } from "react-admin";
import { EmptyState } from "../../components/empty-state";
import { Age } from "../orders/booking/age";
import { PaymentChip } from "../orders/order-chips";
import { OrderRows } from "../orders/order-rows";
import { ReturnedItems } from "../orders/return/returned-items";
import type { Order } from "../orders/rules";
import { StatusChip } from "../orders/status-chip";
import { type ReturnsTab, tabNames, tabOf, tabs } from "./rules";

function StatusTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters, total, isPending, error } = useListContext();
  const tab = tabOf(filterValues);
  return (
    <Tabs
      value={tab}
      onChange={(_, name: ReturnsTab) => setFilters(tabs[name], {})}
      variant="scrollable"
      allowScrollButtonsMobile
      // The tabs scroll inside the page on a phone; their own width does not count.
      sx={{ width: 0, minWidth: "100%", borderBottom: 1, borderColor: "divider" }}
      aria-label={translate("resources.returns.name", { smart_count: 2 })}
    >
      {tabNames.map((name) => (
        <Tab
          key={name}
          value={name}
          label={
            name === tab && !isPending && !error
              ? `${translate(`returns.tab.${name}`)} (${total ?? 0})`
              : translate(`returns.tab.${name}`)
          }
        />
      ))}
    </Tabs>
  );
}

function AskedFor({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <>
      {order.returnRequest?.reason && (
        <Typography sx={{ overflowWrap: "anywhere" }}>“{order.returnRequest.reason}”</Typography>
      )}
      {order.returnRequest && (
        <Typography
          component="div"
          variant="body2"
          sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, mt: 0.5 }}
        >
          <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
            <ReturnedItems asked={order.returnRequest} />
          </Box>
          <Box>
            {translate("returns.refund")}: {formatExactRupees(order.returnRequest.refund)}
          </Box>
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", mt: 0.5 }}>
        <StatusChip status={order.orderStatus} />
        <PaymentChip order={order} />
        {order.returnRequest && (
          <Typography variant="body2" color="text.secondary">
            <Age since={order.returnRequest.requestedAt} />
          </Typography>
        )}
      </Box>
    </>
  );
}

function Rows() {
  const { total, isPending, error } = useListContext();
  const isEmpty = !isPending && !error && total === 0;
  return (
    <>
      <StatusTabs />
      {isEmpty ? (
        <EmptyState text="returns.none" next={{ label: "more.orders", to: "/admin/orders" }} />
      ) : (
        <OrderRows more={(order) => <AskedFor order={order} />} />
      )}
    </>
  );
}

/** What shoppers want to return, what is on its way here, and cash that is still owed to somebody. */
export function ReturnList() {
  return (
    <List
      actions={false}
      filterDefaultValues={tabs.toDecide}
      empty={false}
      sort={{ field: "orderUpdateDate", order: "ASC" }}
      perPage={25}
      exporter={false}
      storeKey="returns"
    >
      <Rows />
    </List>
  );
}
