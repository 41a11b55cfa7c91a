import { FormSection } from "../../../components/form-section";
import { AmountInput } from "../amount-input";
import { ListInput } from "../list-input";
import { Fields } from "./fields";

/** Where and for what cash is taken at the door, and what it costs. */
export function CodSection() {
  return (
    <FormSection title="shipping.cod">
      <Fields>
        <AmountInput source="cod.min" label="shipping.codMin" />
        <AmountInput source="cod.max" label="shipping.codMax" />
        <AmountInput source="cod.maxUsedPhone" label="shipping.codMaxUsedPhone" />
      </Fields>
      <Fields md={3}>
        <AmountInput source="cod.fee.flat" label="shipping.feeFlat" />
        <AmountInput source="cod.fee.flatUpTo" label="shipping.feeFlatUpTo" />
        <AmountInput source="cod.fee.percent" label="shipping.feePercent" unit="%" step={0.1} />
        <AmountInput source="cod.fee.max" label="shipping.feeMax" />
      </Fields>
      <Fields md={6}>
        <AmountInput source="cod.returnsToOrigin.atMost" label="shipping.rtoAtMost" unit={null} />
        <AmountInput source="cod.returnsToOrigin.withinDays" label="shipping.rtoDays" unit={null} min={1} />
      </Fields>
      <Fields xs={12} md={6}>
        <ListInput source="cod.blockedPincodes" label="shipping.codPincodes" help="shipping.areasHelp" />
        <ListInput source="cod.blockedPhones" label="shipping.codPhones" help="shipping.phonesHelp" />
      </Fields>
    </FormSection>
  );
}
