import { mostInRow, type ProductRow, rowPicks } from "@contract/home-sections";
import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  useSourceContext,
  useTranslate,
} from "react-admin";
import { useFormContext } from "react-hook-form";
import { useCategoryChoices } from "../categories/use-categories";
import { useKindChoices } from "../kinds/use-kinds";
import { WordsInput } from "../shop/words-input";

const picks = rowPicks.map((id) => ({ id, name: `homePage.picks.${id}` }));
const search = (q: string) => ({ q });

/** What a row of products is called, and which products it shows. */
export function RowInputs({ row }: { row: ProductRow }) {
  const translate = useTranslate();
  const categories = useCategoryChoices("all");
  const kinds = useKindChoices(row.category, "all");
  const { setValue } = useFormContext();
  const { getSource } = useSourceContext();
  const fits = (chosen: unknown[] | undefined) =>
    (chosen?.length ?? 0) > mostInRow ? translate("homePage.rowFull", { most: mostInRow }) : undefined;
  return (
    <>
      <WordsInput source="title" label="homePage.rowTitle" max={80} isNeeded />
      <SelectInput
        source="pick"
        label="homePage.rowPick"
        choices={picks}
        validate={required()}
        helperText={false}
        fullWidth
      />
      {row.pick === "category" && (
        <>
          <SelectInput
            source="category"
            label="homePage.rowCategory"
            choices={categories}
            translateChoice={false}
            validate={required()}
            onChange={() => setValue(getSource("ofKind"), null)}
            helperText={false}
            fullWidth
          />
          {kinds.length > 0 && (
            <SelectInput
              source="ofKind"
              label="homePage.rowKind"
              choices={kinds}
              translateChoice={false}
              emptyText="homePage.rowAllKinds"
              helperText={false}
              fullWidth
            />
          )}
        </>
      )}
      {row.pick === "chosen" && (
        <ReferenceArrayInput source="products" reference="products">
          <AutocompleteArrayInput
            label="homePage.rowProducts"
            optionText="title"
            filterToQuery={search}
            validate={[required(), fits]}
            helperText="homePage.rowProductsHelp"
          />
        </ReferenceArrayInput>
      )}
    </>
  );
}
