import { stateNames } from "@contract/states";
import { AutocompleteArrayInput } from "react-admin";
import { FormSection } from "../../../components/form-section";
import { settingLabel } from "../labels";
import { ListInput } from "../list-input";
import { Fields } from "./fields";

const stateChoices = stateNames.map((name) => ({ id: name, name }));

/** Places that cost more, that count as metros, or that no courier serves. */
export function PlacesSection() {
  return (
    <FormSection title="shipping.places">
      <AutocompleteArrayInput
        source="specialStates"
        label={settingLabel("specialStates")}
        choices={stateChoices}
        translateChoice={false}
        helperText={false}
      />
      <Fields xs={12} md={6}>
        <ListInput source="specialPincodes" help="shipping.areasHelp" />
        <ListInput source="unservedPincodes" help="shipping.areasHelp" />
      </Fields>
      <ListInput source="metroDistricts" help="shipping.districtsHelp" separator="lines" />
    </FormSection>
  );
}
