import type { Size } from "@contract/constants";
import { type SizeMeasure, sizeMeasures } from "@contract/size-measures";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { cellOf, type GuideForm, problemOf, withCell } from "./guide-form";
import { isTable, paste } from "./paste";

type Props = {
  form: GuideForm;
  sizes: readonly Size[];
  /** The form was sent: the cell with the cursor says what is wrong, too. */
  isTried: boolean;
  onChange: (form: GuideForm) => void;
  /** Some pasted cells found no place. */
  onLeftOver: (count: number) => void;
};

/** Along with the sizes in sight where the table is wider than the screen. */
const first = {
  position: "sticky",
  left: 0,
  zIndex: 1,
  bgcolor: "background.paper",
  pr: 1,
  textAlign: "left",
} as const;
const moves: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** A row for each size and a column for each measure; up, down and Enter move within a column. */
export function GuideGrid({ form, sizes, isTried, onChange, onLeftOver }: Props) {
  const translate = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  const [edited, setEdited] = useState<string>();
  /** A heading of a spreadsheet, in the panel's language or as the shop writes it: "Chest (cm)". */
  const named = (heading: string) => {
    const name = heading
      .replace(/\(.*\)/, "")
      .trim()
      .toLowerCase();
    return sizeMeasures.find((one) =>
      [one, translate(`sizeGuides.measures.${one}`).toLowerCase()].includes(name),
    );
  };
  const move = (event: KeyboardEvent, row: number, column: number) => {
    const by = moves[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey) return;
    const next = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + by} ${column}"]`);
    // Enter in the last row sends the form, as in any other field.
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  };
  const pasteAt = (event: ClipboardEvent, size: Size, measure: SizeMeasure) => {
    const text = event.clipboardData.getData("text/plain");
    if (!isTable(text)) return;
    event.preventDefault();
    const filled = paste(form, { text, size, measure, sizes, named });
    setEdited(undefined);
    onChange(filled.form);
    if (filled.left > 0) onLeftOver(filled.left);
  };
  return (
    <Box
      sx={{
        overflowX: "auto",
        p: 0.5,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
      }}
    >
      <Box component="table" ref={table} sx={{ borderCollapse: "separate", borderSpacing: "4px" }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={first}>
              {translate("sizeGuides.size")}
            </Box>
            {form.measures.map((measure) => (
              <Box
                key={measure}
                component="th"
                scope="col"
                sx={{ textAlign: "left", verticalAlign: "bottom" }}
              >
                {translate(`sizeGuides.measures.${measure}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size, row) => (
            <tr key={size}>
              <Box
                component="th"
                scope="row"
                sx={{ ...first, whiteSpace: "nowrap", verticalAlign: "top", pt: 1 }}
              >
                {size}
              </Box>
              {form.measures.map((measure, column) => {
                const cell = cellOf(form, size, measure);
                const key = `${row} ${column}`;
                const problem = isTried || edited !== key ? problemOf(cell) : undefined;
                return (
                  <Box key={measure} component="td" sx={{ verticalAlign: "top" }}>
                    <TextField
                      size="small"
                      hiddenLabel
                      margin="none"
                      value={cell.typed}
                      onChange={({ target }) => {
                        setEdited(key);
                        onChange(withCell(form, size, measure, target.value));
                      }}
                      onBlur={() => setEdited(undefined)}
                      onKeyDown={(event) => move(event, row, column)}
                      onPaste={(event) => pasteAt(event, size, measure)}
                      error={problem !== undefined}
                      helperText={problem && translate(`sizeGuides.problems.${problem}`)}
                      slotProps={{
                        htmlInput: {
                          "aria-label": `${size}, ${translate(`sizeGuides.measures.${measure}`)}`,
                          "data-cell": key,
                          maxLength: 20,
                          autoComplete: "off",
                          style: { textAlign: "right" },
                        },
                        formHelperText: { sx: { mx: 0 } },
                      }}
                      sx={{ width: 116, minWidth: 116 }}
                    />
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
