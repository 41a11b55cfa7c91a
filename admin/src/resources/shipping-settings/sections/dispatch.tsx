import { CheckboxGroupInput, required, SelectInput } from "react-admin";
import { FormSection } from "../../../components/form-section";
import { formatHour, formatWeekday } from "../../../format";
import { AmountInput } from "../amount-input";
import { DaysInput } from "../days-input";
import { settingLabel } from "../labels";
import { Fields } from "./fields";

const hours = Array.from({ length: 25 }, (_, hour) => hour);
/** Monday first, like the shop's week; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** When parcels leave: every promised delivery date is counted from here. */
export function DispatchSection() {
  return (
    <FormSection title="shipping.dispatch">
      <Fields>
        <SelectInput
          source="dispatch.cutOffHour"
          label={settingLabel("dispatch.cutOffHour")}
          choices={hours.map((id) => ({ id, name: formatHour(id) }))}
          translateChoice={false}
          validate={required()}
          helperText="shipping.cutOffHelp"
        />
        <AmountInput source="returns.windowDays" unit={null} />
      </Fields>
      <CheckboxGroupInput
        source="dispatch.closedWeekdays"
        label={settingLabel("dispatch.closedWeekdays")}
        choices={weekdays.map((id) => ({ id, name: formatWeekday(id) }))}
        translateChoice={false}
      />
      <DaysInput source="dispatch.holidays" />
    </FormSection>
  );
}
