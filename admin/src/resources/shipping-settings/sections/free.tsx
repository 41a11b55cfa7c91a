import { CheckboxGroupInput } from "react-admin";
import { FormSection } from "../../../components/form-section";
import { AmountInput } from "../amount-input";
import { settingLabel } from "../labels";
import { zones } from "../rules";
import { Fields } from "./fields";

const zoneChoices = zones.map((id) => ({ id, name: `shipping.zone.${id}` }));

/** The order value from which delivery is free. */
export function FreeSection() {
  return (
    <FormSection title="shipping.free">
      <Fields>
        <AmountInput source="free.fromGoods" />
        <AmountInput source="free.upToKg" unit="kg" step={0.5} />
      </Fields>
      <CheckboxGroupInput
        source="free.zones"
        label={settingLabel("free.zones")}
        choices={zoneChoices}
        helperText="shipping.freeHelp"
      />
    </FormSection>
  );
}
