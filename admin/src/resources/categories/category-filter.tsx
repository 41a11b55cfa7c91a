import { SelectInput } from "react-admin";
import { useCategoryChoices } from "./use-categories";

/** One category, hidden ones too, as a filter of a list. */
export const CategoryFilter = (props: { source: string; alwaysOn?: boolean }) => (
  <SelectInput {...props} choices={useCategoryChoices("all")} translateChoice={false} />
);
