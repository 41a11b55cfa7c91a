import { orderStatuses } from "@contract/order-states";
import ExportIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import {
  DataTable,
  DateInput,
  FunctionField,
  List,
  SelectInput,
  SimpleList,
  TopToolbar,
  useListContext,
  useTranslate,
} from "react-admin";
import { SearchFilter } from "../../components/search-filter";
import { formatMoment, formatRupees } from "../../format";
import { doorUrl } from "../../providers/call";
import type { Order } from "./rules";
import { PaymentChip, StatusChip } from "./status-chip";

const statusChoices = orderStatuses.map((id) => ({ id, name: `order.status.${id}` }));
const asDay = (value: string) => value?.slice(0, 10);

const filters = [
  <SearchFilter key="q" source="q" alwaysOn placeholder="order.search" />,
  <DateInput key="fromDate" source="fromDate" label="order.from" alwaysOn parse={asDay} />,
  <DateInput key="toDate" source="toDate" label="order.to" alwaysOn parse={asDay} />,
  <SelectInput key="orderStatus" source="orderStatus" choices={statusChoices} alwaysOn />,
];

function Cards() {
  return (
    <SimpleList<Order>
      primaryText={(order) => `${order.orderNumber} · ${order.customer.userName}`}
      secondaryText={(order) => (
        <>
          {formatMoment(order.orderDate)} <StatusChip status={order.orderStatus} />
        </>
      )}
      tertiaryText={(order) => formatRupees(order.totalAmount)}
      rowClick="show"
    />
  );
}

function Table() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="orderNumber" />
      <DataTable.Col source="orderDate">
        <FunctionField<Order> render={({ orderDate }) => formatMoment(orderDate)} />
      </DataTable.Col>
      <DataTable.Col source="customer.userName" disableSort />
      <DataTable.Col source="deliveryPincode" disableSort />
      <DataTable.Col source="totalAmount" sx={{ textAlign: "right" }}>
        <FunctionField<Order> render={({ totalAmount }) => formatRupees(totalAmount)} />
      </DataTable.Col>
      <DataTable.Col source="orderStatus">
        <FunctionField<Order> render={({ orderStatus }) => <StatusChip status={orderStatus} />} />
      </DataTable.Col>
      <DataTable.Col source="paymentStatus" disableSort>
        <FunctionField<Order> render={({ paymentStatus }) => <PaymentChip status={paymentStatus} />} />
      </DataTable.Col>
    </DataTable>
  );
}

/** The orders that the filters leave, as a file for a spreadsheet. */
function ListActions() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const href = doorUrl("adminExportOrders", { query: filterValues });
  return (
    <TopToolbar>
      <Button component="a" href={href} download size="small" startIcon={<ExportIcon />}>
        {translate("file.export")}
      </Button>
    </TopToolbar>
  );
}

export function OrderList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
  return (
    <List
      filters={filters}
      actions={<ListActions />}
      sort={{ field: "orderDate", order: "DESC" }}
      perPage={25}
      exporter={false}
    >
      {isSmall ? <Cards /> : <Table />}
    </List>
  );
}
