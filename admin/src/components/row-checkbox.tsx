import Checkbox from "@mui/material/Checkbox";
import { type RaRecord, useListContext } from "react-admin";

/** Selects a row of a phone's list; `name` is what a screen reader calls the row. */
export function RowCheckbox({ id, name }: { id: RaRecord["id"]; name: string }) {
  const { selectedIds = [], onToggleItem } = useListContext();
  return (
    <Checkbox
      sx={{ m: -1, alignSelf: "flex-start" }}
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { "aria-label": name } }}
    />
  );
}
