import { FormSection } from "../../../components/form-section";
import { AmountInput } from "../amount-input";
import { ListInput } from "../list-input";
import { Fields } from "./fields";

/** Where and for what cash is accepted at the door, and what it costs. */
export function CodSection() {
  return (
    <FormSection title="shipping.cod">
      <Fields>
        <AmountInput source="cod.min" />
        <AmountInput source="cod.max" />
        <AmountInput source="cod.maxUsedPhone" />
      </Fields>
      <Fields md={3}>
        <AmountInput source="cod.fee.flat" />
        <AmountInput source="cod.fee.flatUpTo" />
        <AmountInput source="cod.fee.percent" unit="%" step={0.1} />
        <AmountInput source="cod.fee.max" />
      </Fields>
      <Fields md={6}>
        <AmountInput source="cod.returnsToOrigin.atMost" unit={null} helperText="shipping.rtoHelp" />
        <AmountInput source="cod.returnsToOrigin.withinDays" unit={null} min={1} />
      </Fields>
      <Fields md={6}>
        <AmountInput source="cod.openOrders.newcomers" unit={null} min={1} helperText="shipping.openHelp" />
        <AmountInput source="cod.openOrders.known" unit={null} min={1} helperText="shipping.openKnownHelp" />
      </Fields>
      <Fields xs={12} md={6}>
        <AmountInput source="cod.confirmAbove" isOptional helperText="shipping.confirmAboveHelp" />
        <AmountInput
          source="cod.confirmWithinHours"
          unit={null}
          min={1}
          isOptional
          helperText="shipping.confirmWithinHelp"
        />
      </Fields>
      <Fields xs={12} md={6}>
        <ListInput source="cod.blockedPincodes" help="shipping.areasHelp" />
        <ListInput source="cod.blockedPhones" help="shipping.phonesHelp" />
      </Fields>
    </FormSection>
  );
}
