import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { ReactNode } from "react";
import { useListContext, useTranslate } from "react-admin";

/** Above the rows of a phone's list: what can be done with the selected ones, in reach while the page scrolls, and *Select all*. */
export function SelectionBar({ bulk }: { bulk: ReactNode }) {
  const translate = useTranslate();
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const selectedHere = data.filter(({ id }) => selectedIds.includes(id)).length;
  const isWhole = data.length > 0 && selectedHere === data.length;
  return (
    <>
      {selectedIds.length > 0 && (
        <Box
          sx={{
            position: "sticky",
            top: 56,
            zIndex: 2,
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1,
            p: 1,
            bgcolor: "background.paper",
          }}
        >
          {translate("ra.action.bulk_actions", { smart_count: selectedIds.length })}
          {bulk}
        </Box>
      )}
      {data.length > 0 && (
        <FormControlLabel
          sx={{ px: 2, py: 0.5, mx: 0 }}
          control={
            <Checkbox
              sx={{ m: -1, mr: 0 }}
              checked={isWhole}
              indeterminate={selectedHere > 0 && !isWhole}
              onChange={() => onSelect(isWhole ? [] : data.map(({ id }) => id))}
            />
          }
          label={translate("ra.action.select_all")}
        />
      )}
    </>
  );
}
