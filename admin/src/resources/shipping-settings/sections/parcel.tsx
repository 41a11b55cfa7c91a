import { FormSection } from "../../../components/form-section";
import { AmountInput } from "../amount-input";
import { Fields } from "./fields";

/** How a parcel's weight is determined, and what is too large for one. */
export function ParcelSection() {
  return (
    <FormSection title="shipping.parcel">
      <Fields>
        <AmountInput source="volumetricDivisor" unit="cm³" min={1000} step={100} />
        <AmountInput source="largest.kg" unit="kg" step={0.5} min={0.5} />
        <AmountInput source="largest.sideCm" unit="cm" min={10} />
      </Fields>
    </FormSection>
  );
}
