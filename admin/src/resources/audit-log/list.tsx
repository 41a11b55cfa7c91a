import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { DateInput, List, SelectInput, useListContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { ListBody } from "../../components/list-body";
import { SearchFilter } from "../../components/search-filter";
import { formatMoment } from "../../format";
import { Changes } from "./changes";
import { type AuditEntry, namedRoutes, pageOf } from "./rules";

const asDay = (value: string) => value?.slice(0, 10);
const actionChoices = namedRoutes.map((id) => ({ id, name: `audit.routes.${id}` }));
const filters = [
  <SearchFilter key="q" source="q" alwaysOn placeholder="audit.search" />,
  <SelectInput key="action" source="action" choices={actionChoices} alwaysOn />,
  <DateInput key="fromDate" source="fromDate" alwaysOn parse={asDay} />,
  <DateInput key="toDate" source="toDate" alwaysOn parse={asDay} />,
];

function EntryRow({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const page = pageOf(entry);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr", md: "180px 120px 1fr" },
        columnGap: 2,
        p: 2,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {formatMoment(entry.at)}
      </Typography>
      <Typography variant="body2">
        {entry.adminId === "system" ? translate("audit.system") : entry.adminName}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {translate(`audit.routes.${entry.route}`, { _: entry.route })}
          {entry.thing && ": "}
          {page ? (
            <Link component={RouterLink} to={page}>
              {entry.thing}
            </Link>
          ) : (
            entry.thing
          )}
        </Typography>
        <Changes entry={entry} />
      </Box>
    </Box>
  );
}

function Rows() {
  const { data = [] } = useListContext<AuditEntry>();
  return (
    <ListBody>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Box>
    </ListBody>
  );
}

/** Which staff member changed what; nobody can change the log itself. */
export function AuditLogList() {
  return (
    <List
      filters={filters}
      actions={false}
      sort={{ field: "at", order: "DESC" }}
      perPage={50}
      exporter={false}
    >
      <Rows />
    </List>
  );
}
