import type { CountRow as Row } from "@contract/stock-count";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { KeyboardEvent } from "react";
import { useTranslate } from "react-admin";
import { type Counted, countedOf, differenceOf } from "./rules";

type Props = { row: Row; counted: Counted | undefined; onType: (text: string) => void; onDone: () => void };

/** Enter leads to the next shelf, as on a till. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[data-count]")];
  const next = fields[fields.indexOf(event.target as HTMLInputElement) + 1];
  if (next) next.focus();
  else (event.target as HTMLInputElement).blur();
}

/** One shelf: what it is of, the books, and what was counted. */
export function CountRow({ row, counted, onType, onDone }: Props) {
  const translate = useTranslate();
  const name = [row.title, row.choice].filter(Boolean).join(", ");
  const isWrong = counted !== undefined && counted.text !== "" && countedOf(counted) === undefined;
  const by = counted && differenceOf(counted);
  const books = counted?.row ?? row;
  const said =
    by === undefined
      ? " "
      : by === 0
        ? translate("stockCount.right")
        : translate(by > 0 ? "stockCount.more" : "stockCount.fewer", { smart_count: Math.abs(by) });
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr 120px", sm: "1fr 180px 160px" },
        gap: 1,
        alignItems: "center",
        py: 1,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {row.sku}
        </Typography>
        {counted?.refused && (
          <Typography variant="body2" color="error">
            {counted.refused}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ gridRow: { xs: 2, sm: "auto" } }}>
        {translate("stockCount.books", { smart_count: books.stocked, reserved: books.reserved })}
      </Typography>
      <TextField
        size="small"
        label={translate("stockCount.counted")}
        value={counted?.text ?? ""}
        onChange={({ target }) => onType(target.value)}
        onBlur={onDone}
        onKeyDown={goOn}
        error={isWrong}
        helperText={isWrong ? translate("stock.wholePieces") : said}
        slotProps={{
          htmlInput: {
            "data-count": row._id,
            "aria-label": `${translate("stockCount.counted")}: ${name}`,
            inputMode: "numeric",
            maxLength: 6,
            autoComplete: "off",
          },
        }}
      />
    </Box>
  );
}
