import { ticketStates } from "@contract/ticket-topics";
import Typography from "@mui/material/Typography";
import {
  DataTable,
  FilterButton,
  FunctionField,
  List,
  NullableBooleanInput,
  SelectInput,
  TopToolbar,
  useTranslate,
} from "react-admin";
import { EmptyState } from "../../components/empty-state";
import { RowLink } from "../../components/row-link";
import { SearchFilter } from "../../components/search-filter";
import { useListMemory } from "../../components/use-list-memory";
import { formatMoment } from "../../format";
import { DueChip } from "./due-chip";
import type { Ticket } from "./show";

const states = ticketStates.map((id) => ({ id, name: `ticket.states.${id}` }));
const filters = [
  <SearchFilter key="q" source="q" alwaysOn placeholder="ticket.search" />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <NullableBooleanInput key="overdue" source="overdue" alwaysOn />,
];

/** What people wrote to the shop: those that wait first, the most urgent at the top. */
export function TicketList() {
  const translate = useTranslate();
  const narrow = { xs: "none", sm: "table-cell" };
  const wide = { xs: "none", md: "table-cell" };
  return (
    <List
      filters={filters}
      actions={
        <TopToolbar>
          <FilterButton />
        </TopToolbar>
      }
      perPage={25}
      exporter={false}
      storeKey={useListMemory("tickets")}
      empty={<EmptyState text="ticket.none" next={{ label: "ticket.customers", to: "/admin/customers" }} />}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="number" disableSort>
          <FunctionField<Ticket>
            render={({ id, number, name }) => (
              <>
                <RowLink to={`/admin/tickets/${id}/show`}>{number}</RowLink>
                <Typography variant="body2" sx={{ display: { sm: "none" }, overflowWrap: "anywhere" }}>
                  {name}
                </Typography>
              </>
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="topic" disableSort sx={{ display: narrow }}>
          <FunctionField<Ticket> render={({ topic }) => translate(`ticket.topics.${topic}`)} />
        </DataTable.Col>
        <DataTable.Col
          source="name"
          disableSort
          sx={{ display: narrow, overflowWrap: "anywhere", "&.MuiTableCell-head": { display: narrow } }}
        />
        <DataTable.Col source="writtenAt" disableSort sx={{ display: wide }}>
          <FunctionField<Ticket> render={({ writtenAt }) => formatMoment(writtenAt)} />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <FunctionField<Ticket> render={(ticket) => <DueChip ticket={ticket} />} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
