import { counterMeans } from "@contract/order-states";
import { BooleanInput, CheckboxGroupInput } from "react-admin";
import { FormSection } from "../../../components/form-section";
import { AmountInput } from "../amount-input";
import { settingLabel } from "../labels";
import { Fields } from "./fields";

const meansChoices = counterMeans.map((id) => ({ id, name: `shipping.means.${id}` }));

/** Whether orders can be picked up at the shop, when, and how they are paid there. */
export function PickupSection() {
  return (
    <FormSection title="shipping.pickup">
      <BooleanInput
        source="pickup.isOffered"
        label={settingLabel("pickup.isOffered")}
        helperText="shipping.pickupOnHelp"
      />
      <Fields md={6}>
        <AmountInput source="pickup.readyDays" unit={null} helperText="shipping.pickupReadyHelp" />
        <AmountInput source="pickup.keepDays" unit={null} min={1} helperText="shipping.pickupKeepHelp" />
      </Fields>
      <CheckboxGroupInput
        source="pickup.counterMeans"
        label={settingLabel("pickup.counterMeans")}
        choices={meansChoices}
        helperText="shipping.pickupMeansHelp"
      />
    </FormSection>
  );
}
