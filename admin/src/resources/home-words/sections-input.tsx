import { isRow, mostRows, type PlacedSection } from "@contract/home-sections";
import Box from "@mui/material/Box";
import { ArrayInput, BooleanInput, FormDataConsumer, SimpleFormIterator, useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { AddRowButton } from "./add-row-button";
import { RemoveRowButton } from "./remove-row-button";
import { RowInputs } from "./row-inputs";

/** The parts of the home page, and the shop's own rows of products: which come first, and which are shown. */
export function SectionsInput() {
  const translate = useTranslate();
  const placed = (useWatch({ name: "sections" }) as PlacedSection[] | undefined) ?? [];
  return (
    <ArrayInput source="sections" label={false}>
      <SimpleFormIterator
        resource="home-page"
        inline
        disableAdd={placed.filter(isRow).length >= mostRows}
        addButton={<AddRowButton />}
        removeButton={<RemoveRowButton />}
        disableClear
        getItemLabel={(index) => `${index + 1}. `}
        sx={{
          "& .RaSimpleFormIterator-line": { alignItems: "start", py: 0.5 },
          // The iterator shows a row's arrows to a mouse that hovers; a finger and a keyboard need them too.
          "& .RaSimpleFormIterator-action": { visibility: "visible" },
        }}
      >
        <FormDataConsumer<PlacedSection>>
          {({ scopedFormData: section }) =>
            section && (
              <Box sx={{ flex: 1, minWidth: { xs: 180, sm: 320 } }}>
                <BooleanInput
                  source="isOn"
                  label={translate(isRow(section) ? "homePage.row" : `homePage.section.${section.kind}`)}
                  helperText={false}
                />
                {isRow(section) && <RowInputs row={section} />}
              </Box>
            )
          }
        </FormDataConsumer>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
