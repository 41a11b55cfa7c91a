import type { ProductRow } from "@contract/home-sections";
import { newKey } from "@contract/new-key";
import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { useSimpleFormIterator, useTranslate } from "react-admin";

const newRow = (): ProductRow => ({
  kind: "row",
  id: newKey(),
  isOn: true,
  title: { en: "", hi: "", mr: "" },
  pick: "newest",
});

/** Adds a row of products below the other sections. */
export function AddRowButton() {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button type="button" startIcon={<AddIcon />} onClick={() => add(newRow())}>
      {translate("homePage.addRow")}
    </Button>
  );
}
