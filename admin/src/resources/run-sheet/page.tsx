import type { RunSheet } from "@contract/vehicle";
import PrintIcon from "@mui/icons-material/Print";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Title, useDataProvider, useTranslate } from "react-admin";
import { useSearchParams } from "react-router-dom";
import { LoadFailed } from "../../components/load-failed";
import { formatDay } from "../../format";
import type { PanelDataProvider } from "../../providers/data-provider";
import { indiaToday } from "../shipping-settings/rules";
import { SlotStops } from "./slot-stops";

/** The printed page holds the sheet alone, black on white. */
const onPaper = {
  "@media print": {
    "body *": { visibility: "hidden" },
    "#run-sheet, #run-sheet *": { visibility: "visible", color: "#000 !important" },
    "#run-sheet": { position: "absolute", top: 0, left: 0, width: "100%" },
  },
} as const;

/** The day that the address names; today without one. */
function useDay(): [string, (day: string) => void] {
  const [search, setSearch] = useSearchParams();
  const day = search.get("day") ?? "";
  return [
    /^\d{4}-\d\d-\d\d$/.test(day) ? day : indiaToday(new Date()),
    (next) => setSearch({ day: next }, { replace: true }),
  ];
}

/** What the shop's own vehicle brings on one day, slot by slot: to load it by, and to take along on paper. */
export function RunSheetPage() {
  const translate = useTranslate();
  const { getRunSheet } = useDataProvider<PanelDataProvider>();
  const [day, setDay] = useDay();
  const sheet = useQuery({
    queryKey: ["run-sheet", day],
    queryFn: async () => (await getRunSheet(day)).data,
  });
  return (
    <>
      <Title title={translate("runSheet.title")} />
      <GlobalStyles styles={onPaper} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 2, alignItems: "center", my: 2 }}>
        <TextField
          type="date"
          size="small"
          fullWidth={false}
          label={translate("runSheet.day")}
          value={day}
          onChange={({ target }) => target.value && setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate("runSheet.print")}
        </Button>
      </Stack>
      {sheet.error && !sheet.data && (
        <LoadFailed sentence={sheet.error.message} retry={() => void sheet.refetch()} />
      )}
      {!sheet.data && !sheet.error && <Skeleton variant="rounded" height={240} />}
      {sheet.data && <Sheet sheet={sheet.data} />}
    </>
  );
}

function Sheet({ sheet: { day, slots } }: { sheet: RunSheet }) {
  const translate = useTranslate();
  return (
    <Box id="run-sheet">
      <Typography variant="h5" component="h2" sx={{ fontWeight: 700, mb: 2 }}>
        {formatDay(day)}
      </Typography>
      {slots.length === 0 && <Typography color="text.secondary">{translate("runSheet.none")}</Typography>}
      {slots.map((slot) => (
        <SlotStops key={slot.slot.from} slot={slot} />
      ))}
    </Box>
  );
}
