import InputAdornment from "@mui/material/InputAdornment";
import { minValue, NumberInput, required } from "react-admin";

type Props = {
  source: string;
  label: string;
  /** Null where the label says it. */
  unit?: "₹" | "%" | "kg" | "cm" | "cm³" | null;
  step?: number;
  min?: number;
  helperText?: string | false;
};

/** A number with its unit; empty is never meant. */
export function AmountInput({ source, label, unit = "₹", step = 1, min = 0, helperText = false }: Props) {
  const mark = unit && <InputAdornment position={unit === "₹" ? "start" : "end"}>{unit}</InputAdornment>;
  return (
    <NumberInput
      source={source}
      label={label}
      step={step}
      min={min}
      validate={[required(), minValue(min)]}
      helperText={helperText}
      slotProps={{ input: unit === "₹" ? { startAdornment: mark } : { endAdornment: mark } }}
    />
  );
}
