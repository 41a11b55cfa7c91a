import { CheckboxGroupInput } from "react-admin";
import { FormSection } from "../../../components/form-section";
import { AmountInput } from "../amount-input";
import { zones } from "../rules";
import { Fields } from "./fields";

const zoneChoices = zones.map((id) => ({ id, name: `shipping.zone.${id}` }));

/** From which value of goods on delivery costs nothing. */
export function FreeSection() {
  return (
    <FormSection title="shipping.free">
      <Fields>
        <AmountInput source="free.fromGoods" label="shipping.freeFrom" />
        <AmountInput source="free.upToKg" label="shipping.freeUpTo" unit="kg" step={0.5} />
      </Fields>
      <CheckboxGroupInput
        source="free.zones"
        label="shipping.freeZones"
        choices={zoneChoices}
        helperText="shipping.freeHelp"
      />
    </FormSection>
  );
}
