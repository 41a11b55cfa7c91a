import { counterMeans } from "@contract/order-states";
import { BooleanInput, CheckboxGroupInput, SelectInput } from "react-admin";
import { FormSection } from "../../../components/form-section";
import { formatWeekday } from "../../../format";
import { AmountInput } from "../amount-input";
import { settingLabel } from "../labels";
import { LinesInput } from "../lines-input";
import { ListInput } from "../list-input";
import { parseBand, parseSlot, showBand, showSlot } from "../vehicle-lines";
import { Fields } from "./fields";

const goodsChoices = ["refused", "all"].map((id) => ({ id, name: `shipping.vehicleGoodsOf.${id}` }));
const meansChoices = counterMeans.map((id) => ({ id, name: `shipping.means.${id}` }));
/** Monday first, like the shop's week; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** The shop's own vehicle: where it goes, with what, when, and for how much. */
export function VehicleSection() {
  return (
    <FormSection title="shipping.vehicle">
      <BooleanInput
        source="vehicle.isOffered"
        label={settingLabel("vehicle.isOffered")}
        helperText="shipping.vehicleOnHelp"
      />
      <ListInput source="vehicle.pincodes" help="shipping.vehiclePincodesHelp" />
      <SelectInput
        source="vehicle.goods"
        label={settingLabel("vehicle.goods")}
        choices={goodsChoices}
        helperText={false}
      />
      <Fields md={3}>
        <AmountInput source="vehicle.charge" />
        <AmountInput source="vehicle.freeFrom" isOptional helperText="shipping.vehicleFreeHelp" />
        <AmountInput source="vehicle.largest.kg" unit="kg" min={1} />
        <AmountInput source="vehicle.largest.sideCm" unit="cm" min={10} />
      </Fields>
      <LinesInput source="vehicle.bands" help="shipping.vehicleBandsHelp" show={showBand} parse={parseBand} />
      <CheckboxGroupInput
        source="vehicle.weekdays"
        label={settingLabel("vehicle.weekdays")}
        choices={weekdays.map((id) => ({ id, name: formatWeekday(id) }))}
        translateChoice={false}
        helperText="shipping.vehicleDaysHelp"
      />
      <LinesInput source="vehicle.slots" help="shipping.vehicleSlotsHelp" show={showSlot} parse={parseSlot} />
      <Fields md={4}>
        <AmountInput source="vehicle.perSlot" unit={null} min={1} />
        <AmountInput source="vehicle.cutOffHours" unit={null} helperText="shipping.vehicleCutOffHelp" />
        <AmountInput source="vehicle.daysAhead" unit={null} min={1} />
      </Fields>
      <CheckboxGroupInput
        source="vehicle.doorMeans"
        label={settingLabel("vehicle.doorMeans")}
        choices={meansChoices}
        helperText="shipping.pickupMeansHelp"
      />
    </FormSection>
  );
}
