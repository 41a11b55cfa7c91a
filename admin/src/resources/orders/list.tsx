import { formatExactRupees } from "@contract/money";
import { deliveryMethods, orderStatuses, paymentStatuses } from "@contract/order-states";
import RunIcon from "@mui/icons-material/LocalShippingOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactElement } from "react";
import {
  ColumnsButton,
  DataTable,
  DateInput,
  FilterButton,
  FunctionField,
  List,
  SelectArrayInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { May } from "../../access/may";
import { ExportLink } from "../../components/export-link";
import { RowLink } from "../../components/row-link";
import { SearchFilter } from "../../components/search-filter";
import { useListMemory } from "../../components/use-list-memory";
import { formatMoment } from "../../format";
import { routeUrl } from "../../providers/call";
import { BulkMoves } from "./bulk-moves";
import { orderPage } from "./links";
import { useListAtWork } from "./neighbours";
import { CodeChip, PaymentChip, PickupChip } from "./order-chips";
import { OrderRows } from "./order-rows";
import { OrderStatusChip } from "./order-status-chip";
import { NoteCashButton } from "./payment/remittance-dialog";
import type { Order } from "./rules";

const statusChoices = orderStatuses.map((id) => ({ id, name: `order.status.${id}` }));
const paymentChoices = paymentStatuses.map((id) => ({ id, name: `order.payment.${id}` }));
const deliveryChoices = deliveryMethods.map((id) => ({ id, name: `counter.method.${id}` }));
const asDay = (value: string) => value?.slice(0, 10);
/** Several states are sent comma-joined, as the contract expects. */
const asList = (joined: unknown) => (typeof joined === "string" && joined ? joined.split(",") : []);
const asJoined = (list: unknown) => (Array.isArray(list) && list.length > 0 ? list.join(",") : undefined);

function filtersFor(isSmall: boolean) {
  const alwaysOn = !isSmall;
  return [
    <SearchFilter key="q" source="q" alwaysOn placeholder="order.search" />,
    <SelectArrayInput
      key="orderStatus"
      source="orderStatus"
      choices={statusChoices}
      format={asList}
      parse={asJoined}
      alwaysOn={alwaysOn}
    />,
    <SelectArrayInput
      key="paymentStatus"
      source="paymentStatus"
      choices={paymentChoices}
      format={asList}
      parse={asJoined}
      alwaysOn={alwaysOn}
    />,
    <SelectInput
      key="deliveryMethod"
      source="deliveryMethod"
      label="counter.filter"
      choices={deliveryChoices}
    />,
    <DateInput key="fromDate" source="fromDate" label="order.from" alwaysOn={alwaysOn} parse={asDay} />,
    <DateInput key="toDate" source="toDate" label="order.to" alwaysOn={alwaysOn} parse={asDay} />,
  ];
}

function Chips({ order }: { order: Order }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
      <OrderStatusChip order={order} />
      <PaymentChip order={order} />
      <CodeChip order={order} />
      <PickupChip order={order} />
    </Stack>
  );
}

function Table({ bulk }: { bulk: ReactElement }) {
  return (
    <DataTable rowClick="show" bulkActionButtons={bulk}>
      <DataTable.Col source="orderNumber">
        <FunctionField<Order>
          render={({ id, orderNumber }) => <RowLink to={orderPage(id)}>{orderNumber}</RowLink>}
        />
      </DataTable.Col>
      <DataTable.Col source="orderDate">
        <FunctionField<Order> render={({ orderDate }) => formatMoment(orderDate)} />
      </DataTable.Col>
      <DataTable.Col source="customer.userName" disableSort />
      <DataTable.Col source="deliveryPincode" disableSort />
      <DataTable.Col source="totalAmount" sx={{ textAlign: "right" }}>
        <FunctionField<Order> render={({ totalAmount }) => formatExactRupees(totalAmount)} />
      </DataTable.Col>
      <DataTable.Col source="orderStatus">
        <FunctionField<Order>
          render={(order) => (
            <Stack useFlexGap sx={{ gap: 0.5, alignItems: "flex-start" }}>
              <OrderStatusChip order={order} />
              <CodeChip order={order} />
              <PickupChip order={order} />
            </Stack>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="paymentStatus" disableSort>
        <FunctionField<Order> render={(order) => <PaymentChip order={order} />} />
      </DataTable.Col>
    </DataTable>
  );
}

/** The filtered orders as a file for a spreadsheet. */
function ListActions({ isSmall }: { isSmall: boolean }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const href = routeUrl("adminExportOrders", { query: filterValues });
  return (
    <TopToolbar sx={{ flexWrap: "wrap" }}>
      <FilterButton />
      {!isSmall && <ColumnsButton />}
      <Button component={RouterLink} to="/admin/run-sheet" size="small" startIcon={<RunIcon />}>
        {translate("runSheet.title")}
      </Button>
      <May permission="money">
        <NoteCashButton />
        <ExportLink href={href} />
      </May>
    </TopToolbar>
  );
}

/** Courier states and new orders come by themselves; not while the page is hidden, as react-query has it. */
const everyMinute = 60_000;

export function OrderList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
  const storeKey = useListMemory("orders");
  useListAtWork(storeKey);
  return (
    <List
      key={storeKey}
      storeKey={storeKey}
      filters={filtersFor(isSmall)}
      actions={<ListActions isSmall={isSmall} />}
      sort={{ field: "orderDate", order: "DESC" }}
      perPage={25}
      exporter={false}
      queryOptions={{ refetchInterval: everyMinute }}
    >
      <BulkMoves>
        {(buttons) =>
          isSmall ? (
            <OrderRows bulk={buttons} more={(order) => <Chips order={order} />} />
          ) : (
            <Table bulk={buttons} />
          )
        }
      </BulkMoves>
    </List>
  );
}
