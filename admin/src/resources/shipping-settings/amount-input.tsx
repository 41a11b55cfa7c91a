import InputAdornment from "@mui/material/InputAdornment";
import { minValue, NumberInput, required } from "react-admin";
import { settingLabel } from "./labels";

type Props = {
  source: string;
  /** Null where the label says it. */
  unit?: "₹" | "%" | "kg" | "cm" | "cm³" | null;
  step?: number;
  min?: number;
  helperText?: string | false;
};

/** A number with its unit; empty is never meant. */
export function AmountInput({ source, unit = "₹", step = 1, min = 0, helperText = false }: Props) {
  const mark = unit && <InputAdornment position={unit === "₹" ? "start" : "end"}>{unit}</InputAdornment>;
  return (
    <NumberInput
      source={source}
      label={settingLabel(source)}
      step={step}
      min={min}
      validate={[required(), minValue(min)]}
      helperText={helperText}
      slotProps={{ input: unit === "₹" ? { startAdornment: mark } : { endAdornment: mark } }}
    />
  );
}
