import Chip from "@mui/material/Chip";
import { CreateButton, DataTable, FunctionField, List, TopToolbar, useTranslate } from "react-admin";
import { EmptyState } from "../../components/empty-state";
import { RowLink } from "../../components/row-link";
import { SearchFilter } from "../../components/search-filter";
import { formatDate } from "../../format";
import { type Coupon, offOf, stateOf } from "./rules";

const filters = [<SearchFilter key="q" source="q" alwaysOn placeholder="coupon.search" />];
const colours = { on: "success", scheduled: "info", over: "default", off: "default" } as const;

function Period({ from, to }: Pick<Coupon, "from" | "to">) {
  const translate = useTranslate();
  if (!from && !to) return <>{translate("coupon.always")}</>;
  return (
    <>
      {from ? formatDate(from) : "…"} – {to ? formatDate(to) : "…"}
    </>
  );
}

/** The shop's coupons and offers, newest first. */
export function CouponList() {
  const translate = useTranslate();
  const narrow = { xs: "none", md: "table-cell" };
  const now = new Date();
  return (
    <List
      filters={filters}
      actions={
        <TopToolbar>
          <CreateButton />
        </TopToolbar>
      }
      sort={{ field: "id", order: "DESC" }}
      perPage={25}
      exporter={false}
      empty={<EmptyState text="coupon.none" next={{ label: "coupon.add", to: "/admin/coupons/create" }} />}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="name" disableSort sx={{ overflowWrap: "anywhere" }}>
          <FunctionField<Coupon>
            render={({ id, name, code }) => <RowLink to={`/admin/coupons/${id}`}>{code ?? name}</RowLink>}
          />
        </DataTable.Col>
        <DataTable.Col source="value" disableSort label={translate("coupon.takesOff")}>
          <FunctionField<Coupon> render={(coupon) => offOf(coupon, translate)} />
        </DataTable.Col>
        <DataTable.Col source="isActive" disableSort label={translate("coupon.state")}>
          <FunctionField<Coupon>
            render={(coupon) => {
              const state = stateOf(coupon, now);
              return <Chip size="small" color={colours[state]} label={translate(`coupon.states.${state}`)} />;
            }}
          />
        </DataTable.Col>
        <DataTable.Col
          source="from"
          disableSort
          label={translate("coupon.period")}
          sx={{ display: narrow, "&.MuiTableCell-head": { display: narrow } }}
        >
          <FunctionField<Coupon> render={({ from, to }) => <Period from={from} to={to} />} />
        </DataTable.Col>
        <DataTable.Col
          source="orders"
          disableSort
          sx={{ textAlign: "right", display: narrow, "&.MuiTableCell-head": { display: narrow } }}
        />
      </DataTable>
    </List>
  );
}
