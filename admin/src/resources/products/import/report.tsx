import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import type { Report } from "./use-import";

type Row = Report["rows"][number];
type Outcome = Row["outcome"];

const colours = {
  created: "success",
  updated: "info",
  unchanged: "default",
  error: "error",
  waiting: "warning",
} as const satisfies Record<Outcome, string>;
/** Rows that need attention come first. */
const order: readonly Outcome[] = ["error", "waiting", "created", "updated", "unchanged"];
const shown = 200;

/** What a row changes: the old and the new value of each column. */
function Values({ values }: { values: Row["values"] }) {
  const translate = useTranslate();
  return values.map(({ column, from, to }) => (
    <Typography key={column} variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
      {translate(`resources.products.fields.${column}`, { _: column })}: {from || "–"} →{" "}
      <Box component="span" sx={{ color: "text.primary" }}>
        {to || "–"}
      </Box>
    </Typography>
  ));
}

function ReportRow({ row }: { row: Row }) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr auto", md: "80px 2fr 110px 3fr" },
        gap: 1,
        alignItems: "start",
        py: 1,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {translate("file.row", { row: row.row })}
      </Typography>
      <Box sx={{ order: { xs: 2, md: 0 }, gridColumn: { xs: "1 / -1", md: "auto" }, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{row.title || row.sku}</Typography>
        <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {row.sku}
        </Typography>
      </Box>
      <Chip size="small" color={colours[row.outcome]} label={translate(`file.outcome.${row.outcome}`)} />
      <Box sx={{ order: 3, gridColumn: { xs: "1 / -1", md: "auto" } }}>
        {row.errors.map(({ field, message }) => (
          <Typography key={`${field}${message}`} variant="body2" color="error">
            <strong>{field}</strong>: {message}
          </Typography>
        ))}
        {row.errors.length === 0 && row.values.length > 0 && <Values values={row.values} />}
        {row.errors.length === 0 && row.stock && (
          <Typography variant="caption" color="text.secondary">
            {translate(`file.stock.${row.stock}`)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** The result of each row of a file, those with errors first. */
export function ImportReport({ report }: { report: Report }) {
  const translate = useTranslate();
  const rows = [...report.rows].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  const hidden = rows.length - shown;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mb: 2 }}>
        {order
          .filter((outcome) => report.counts[outcome] > 0)
          .map((outcome) => (
            <Chip
              key={outcome}
              color={colours[outcome]}
              variant="outlined"
              label={`${translate(`file.outcome.${outcome}`)}: ${report.counts[outcome]}`}
            />
          ))}
      </Stack>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {rows.slice(0, shown).map((row) => (
          <ReportRow key={row.row} row={row} />
        ))}
      </Box>
      {hidden > 0 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {translate("file.more", { smart_count: hidden })}
        </Typography>
      )}
    </>
  );
}
