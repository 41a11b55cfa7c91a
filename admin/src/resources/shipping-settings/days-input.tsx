import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useInput, useTranslate } from "react-admin";
import { ErrorText } from "../../components/error-text";
import { formatDay } from "../../format";
import { settingLabel } from "./labels";
import { indiaToday, withDay } from "./rules";

/** Calendar days, added one by one; past ones can be removed together. */
export function DaysInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] });
  const [next, setNext] = useState("");
  const days: string[] = field.value ?? [];
  const today = indiaToday(new Date());
  const over = days.filter((day) => day < today);
  const error = fieldState.error?.message;
  const add = () => {
    if (next) field.onChange(withDay(days, next));
    setNext("");
  };
  return (
    <Box role="group" aria-label={translate(settingLabel(source) ?? source)} sx={{ width: "100%" }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {translate(settingLabel(source) ?? source)}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mb: 1.5 }}>
        {days.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate("shipping.noHolidays")}
          </Typography>
        )}
        {days.map((day) => (
          <Chip
            key={day}
            label={formatDay(day)}
            variant={day < today ? "outlined" : "filled"}
            onDelete={() => field.onChange(days.filter((other) => other !== day))}
            slotProps={{ label: { "aria-label": formatDay(day) } }}
          />
        ))}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <TextField
          type="date"
          size="small"
          fullWidth={false}
          label={translate("shipping.newHoliday")}
          value={next}
          onChange={({ target }) => setNext(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        />
        <Button variant="outlined" onClick={add} disabled={!next}>
          {translate("shipping.addHoliday")}
        </Button>
        {over.length > 0 && (
          <Button onClick={() => field.onChange(days.filter((day) => day >= today))}>
            {translate("shipping.clearHolidays", { smart_count: over.length })}
          </Button>
        )}
      </Stack>
      {error && (
        <FormHelperText error>
          <ErrorText message={error} />
        </FormHelperText>
      )}
    </Box>
  );
}
