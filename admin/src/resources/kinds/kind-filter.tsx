import { SelectInput, useListContext } from "react-admin";
import { useCategoryName } from "../categories/use-categories";
import { useKindName, useKinds } from "./use-kinds";

/** One kind as a filter of a list: those of the category that the list is filtered by, otherwise all, by category. */
export function KindFilter(props: { source: string }) {
  const { data = [] } = useKinds();
  const name = useKindName();
  const categoryName = useCategoryName();
  const { category } = useListContext().filterValues;
  const choices = data
    .filter((kind) => !category || kind.category === category)
    .map((kind) => ({
      id: kind._id,
      name: category ? name(kind) : `${categoryName(kind.category)} › ${name(kind)}`,
    }));
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}
