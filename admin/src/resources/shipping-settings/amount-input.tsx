import InputAdornment from "@mui/material/InputAdornment";
import { minValue, required } from "react-admin";
import { NumberField } from "../../components/number-field";
import { settingLabel } from "./labels";

type Props = {
  source: string;
  /** Null if the label says it. */
  unit?: "₹" | "%" | "kg" | "cm" | "cm³" | null;
  step?: number;
  min?: number;
  helperText?: string | false;
  /** Empty means that the rule does not apply at all. */
  isOptional?: boolean;
};

/** A number with its unit. */
export function AmountInput({
  source,
  unit = "₹",
  step = 1,
  min = 0,
  helperText = false,
  isOptional = false,
}: Props) {
  const mark = unit && <InputAdornment position={unit === "₹" ? "start" : "end"}>{unit}</InputAdornment>;
  return (
    <NumberField
      source={source}
      label={settingLabel(source)}
      step={step}
      validate={isOptional ? minValue(min) : [required(), minValue(min)]}
      helperText={helperText}
      slotProps={{ input: unit === "₹" ? { startAdornment: mark } : { endAdornment: mark } }}
    />
  );
}
