import { isRow, type PlacedSection } from "@contract/home-sections";
import { RemoveItemButton, useSimpleFormIteratorItem } from "react-admin";
import { useWatch } from "react-hook-form";

/** Takes a row of products away; the other sections can only be switched off. */
export function RemoveRowButton() {
  const { index } = useSimpleFormIteratorItem();
  // The form's own value: the iterator's record is the saved one, which stands elsewhere once something has moved.
  const section = useWatch({ name: `sections.${index}` }) as PlacedSection | undefined;
  return section && isRow(section) ? <RemoveItemButton /> : null;
}
