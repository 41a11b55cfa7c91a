import { homeSections, type PlacedSection } from "@contract/home-sections";
import Box from "@mui/material/Box";
import { ArrayInput, BooleanInput, FormDataConsumer, SimpleFormIterator, useTranslate } from "react-admin";

/** The parts of the home page: which come first, and which are shown. */
export function SectionsInput() {
  const translate = useTranslate();
  return (
    <ArrayInput source="sections" label={false}>
      <SimpleFormIterator
        resource="home-page"
        inline
        disableAdd
        disableRemove
        disableClear
        getItemLabel={(index) => `${index + 1}. `}
        sx={{
          "& .RaSimpleFormIterator-line": { alignItems: "center", py: 0.5 },
          // The iterator shows a row's arrows to a mouse that hovers; a finger and a keyboard need them too.
          "& .RaSimpleFormIterator-action": { visibility: "visible" },
        }}
      >
        <FormDataConsumer<PlacedSection>>
          {({ scopedFormData }) => (
            <Box sx={{ minWidth: { xs: 180, sm: 320 } }}>
              <BooleanInput
                source="isOn"
                label={translate(`homePage.section.${scopedFormData?.kind ?? homeSections[0]}`)}
                helperText={false}
              />
            </Box>
          )}
        </FormDataConsumer>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
