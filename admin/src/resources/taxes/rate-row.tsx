import { formatRupees } from "@contract/money";
import type { TaxRate } from "@contract/tax-rates";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatDate } from "../../format";
import { stateOf } from "./rules";

type Props = { rate: TaxRate; all: readonly TaxRate[]; onEdit: () => void; onRemove: () => void };

/** One row of the GST table: goods, rate and since when. */
export function RateRow({ rate, all, onEdit, onRemove }: Props) {
  const translate = useTranslate();
  const { name, headings, from, slab } = rate;
  const state = stateOf(rate, all, new Date());
  const words = slab
    ? translate("taxes.slabRate", { rate: rate.rate, upTo: formatRupees(slab.upTo), above: slab.above })
    : translate("taxes.plainRate", { rate: rate.rate });
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider" }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={state === "inForce" ? "success" : "default"}
          label={translate(`taxes.${state}`)}
        />
      </Stack>
      <Typography sx={{ overflowWrap: "anywhere" }}>{words}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {`HSN ${headings.join(", ")} · ${translate("taxes.fields.from")}: ${formatDate(from)}`}
      </Typography>
      <Button size="small" aria-label={`${translate("taxes.editNow")}: ${name}`} onClick={onEdit}>
        {translate("taxes.editNow")}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`${translate("taxes.remove")}: ${name}`}
        onClick={onRemove}
      >
        {translate("taxes.remove")}
      </Button>
    </Box>
  );
}
