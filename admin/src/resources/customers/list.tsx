import type { ResponseOf } from "@contract";
import {
  ColumnsButton,
  DataTable,
  FilterButton,
  FunctionField,
  List,
  TopToolbar,
  useListContext,
  useTranslate,
} from "react-admin";
import { EmptyState } from "../../components/empty-state";
import { ExportLink } from "../../components/export-link";
import { RowLink } from "../../components/row-link";
import { SearchFilter } from "../../components/search-filter";
import { formatDate } from "../../format";
import { routeUrl } from "../../providers/call";

type Customer = ResponseOf<"adminGetCustomers">["data"][number] & { id: string };

const filters = [<SearchFilter key="q" source="q" alwaysOn placeholder="customer.search" />];

/** The customers that the words leave as a file for a spreadsheet. */
function ListActions() {
  const { filterValues } = useListContext();
  return (
    <TopToolbar>
      <FilterButton />
      <ColumnsButton />
      <ExportLink href={routeUrl("adminExportCustomers", { query: filterValues })} />
    </TopToolbar>
  );
}

/** People with an account, newest first. */
export function CustomerList() {
  const translate = useTranslate();
  const narrow = { xs: "none", sm: "table-cell" };
  const wide = { xs: "none", md: "table-cell" };
  return (
    <List
      filters={filters}
      actions={<ListActions />}
      sort={{ field: "id", order: "DESC" }}
      perPage={25}
      exporter={false}
      empty={<EmptyState text="customer.none" next={{ label: "more.orders", to: "/admin/orders" }} />}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="userName" disableSort sx={{ overflowWrap: "anywhere" }}>
          <FunctionField<Customer>
            render={({ id, userName, email }) => (
              <RowLink to={`/admin/customers/${id}/show`}>{userName || email}</RowLink>
            )}
          />
        </DataTable.Col>
        <DataTable.Col
          source="email"
          disableSort
          sx={{ display: wide, overflowWrap: "anywhere", "&.MuiTableCell-head": { display: wide } }}
        />
        <DataTable.Col source="phone" disableSort />
        <DataTable.Col source="since" disableSort sx={{ display: narrow }}>
          <FunctionField<Customer> render={({ since }) => formatDate(since)} />
        </DataTable.Col>
        <DataTable.Col
          source="orders"
          disableSort
          label={translate("customer.orders")}
          sx={{ textAlign: "right" }}
        />
      </DataTable>
    </List>
  );
}
