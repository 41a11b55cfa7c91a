import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import { useTranslate } from "react-admin";
import { type Days, daysOf, presets, todayInIndia } from "./periods";

type Props = { days: Days; onChange: (days: Days) => void };

/** The usual periods at one press, any other by its two days. */
export function PeriodPicker({ days, onChange }: Props) {
  const translate = useTranslate();
  const today = todayInIndia();
  const input = (side: "from" | "to") => (
    <TextField
      type="date"
      size="small"
      fullWidth={false}
      sx={{ width: 170 }}
      label={translate(`report.${side}`)}
      value={days[side]}
      onChange={({ target }) => target.value && onChange({ ...days, [side]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
    />
  );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", my: 2 }}>
      {presets.map((preset) => {
        const { from, to } = daysOf(preset, today);
        const isChosen = from === days.from && to === days.to;
        return (
          <Chip
            key={preset}
            clickable
            label={translate(`report.presets.${preset}`)}
            color={isChosen ? "primary" : "default"}
            variant={isChosen ? "filled" : "outlined"}
            aria-pressed={isChosen}
            onClick={() => onChange({ from, to })}
          />
        );
      })}
      {input("from")}
      {input("to")}
    </Box>
  );
}
