import { type SizeMeasure, sizeMeasures } from "@contract/size-measures";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslate } from "react-admin";

type Props = {
  measures: readonly SizeMeasure[];
  onChange: (measures: readonly SizeMeasure[]) => void;
};

/** Which measures the table has: columns keep the order of the list. */
export function MeasureChooser({ measures, onChange }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={translate("sizeGuides.columns")}
      value={measures}
      onChange={({ target }) => {
        const wanted: unknown = target.value;
        if (Array.isArray(wanted)) onChange(sizeMeasures.filter((measure) => wanted.includes(measure)));
      }}
      slotProps={{ select: { multiple: true } }}
      sx={{ minWidth: 220, maxWidth: "100%" }}
    >
      {sizeMeasures.map((measure) => (
        <MenuItem key={measure} value={measure}>
          {translate(`sizeGuides.measures.${measure}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
