import { plainDigits } from "@contract/rules";
import { stateNames } from "@contract/states";
import { AutocompleteInput, required, TextInput } from "react-admin";
import { FormSection } from "../../../components/form-section";
import { settingLabel } from "../labels";
import { ListInput } from "../list-input";
import { Fields } from "./fields";

const stateChoices = stateNames.map((name) => ({ id: name, name }));

/** Where parcels start: near and far are measured from here. */
export function OriginSection() {
  return (
    <FormSection title="shipping.origin">
      <Fields xs={12} md={6}>
        <AutocompleteInput
          source="home.state"
          label={settingLabel("home.state")}
          choices={stateChoices}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <TextInput
          source="home.pincode"
          label={settingLabel("home.pincode")}
          parse={plainDigits}
          validate={required()}
          helperText={false}
          slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 6 } }}
        />
      </Fields>
      <ListInput source="home.cityPincodes" help="shipping.cityHelp" />
    </FormSection>
  );
}
