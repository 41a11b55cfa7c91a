import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { minValue, required, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { NumberField } from "../../components/number-field";
import { AmountInput } from "./amount-input";
import { settingLabel } from "./labels";
import { type Zone, zones } from "./rules";

const columns = { xs: "1fr 1fr", md: "minmax(150px, 1.4fr) repeat(4, 1fr)" };

function ZoneRow({ zone }: { zone: Zone }) {
  const translate = useTranslate();
  const days = (end: "min" | "max") => (
    <NumberField
      source={`rates.${zone}.days.${end}`}
      label={settingLabel(`rates.${zone}.days.${end}`)}
      step={1}
      validate={[required(), minValue(0)]}
      helperText={false}
    />
  );
  return (
    <Box
      role="group"
      aria-label={translate(`shipping.zone.${zone}`)}
      sx={{
        display: "grid",
        gridTemplateColumns: columns,
        columnGap: 2,
        alignItems: "center",
        py: 1,
        borderTop: 1,
        borderColor: "divider",
        "& .MuiTextField-root": { my: 0.5 },
      }}
    >
      <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(`shipping.zone.${zone}`)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`shipping.zoneHelp.${zone}`)}
        </Typography>
      </Box>
      <AmountInput source={`rates.${zone}.firstHalfKg`} />
      <AmountInput source={`rates.${zone}.halfKgMore`} />
      {days("min")}
      {days("max")}
    </Box>
  );
}

/** What delivery costs and how long it takes, zone by zone. */
export function RatesSection() {
  return (
    <FormSection title="shipping.rates">
      {zones.map((zone) => (
        <ZoneRow key={zone} zone={zone} />
      ))}
    </FormSection>
  );
}
