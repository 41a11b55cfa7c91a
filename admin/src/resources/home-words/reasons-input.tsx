import { reasonIcons } from "@contract/home-sections";
import { ArrayInput, ResourceContextProvider, required, SelectInput, SimpleFormIterator } from "react-admin";
import { WordsInput } from "../shop/words-input";

const choices = reasonIcons.map((id) => ({ id, name: `homePage.icons.${id}` }));

/** Why to buy at this shop, in the owner's words and order; while there are none the page shows those of every shop. */
export function ReasonsInput() {
  return (
    // The iterator asks for a resource, which a page of settings is not.
    <ResourceContextProvider value="home-words">
      <ArrayInput source="reasons" label={false}>
        <SimpleFormIterator fullWidth>
          <SelectInput
            source="icon"
            label="homePage.icon"
            choices={choices}
            defaultValue="checked"
            validate={required()}
          />
          <WordsInput source="title" label="homePage.reason" max={60} isNeeded />
          <WordsInput source="text" label="homePage.reasonText" max={240} multiline />
        </SimpleFormIterator>
      </ArrayInput>
    </ResourceContextProvider>
  );
}
