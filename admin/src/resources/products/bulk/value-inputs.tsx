import { productStatuses } from "@contract/constants";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { readNumber, readWhole } from "../../../read-number";
import { useCategoryChoices } from "../../categories/use-categories";
import type { BulkChange, Rounding } from "./plan";

export type BulkKind = "price" | "stock" | "status" | "featured" | "category";

/** The ways in which each kind of value is changed; the first one is offered first. */
const ways = {
  price: ["priceTo", "priceBy", "saleBy", "saleEnd"],
  stock: ["stockTo", "stockBy"],
  status: productStatuses,
  featured: ["yes", "no"],
  // The shop's categories are known later.
  category: [""],
} as const satisfies Record<BulkKind, readonly string[]>;

const roundings = ["rupee", "paisa"] as const satisfies readonly Rounding[];

type Typed = { way: string; text: string; rounding: Rounding };

/** The change that was typed; undefined while it is none. */
function changeOf(kind: BulkKind, { way, text, rounding }: Typed): BulkChange | undefined {
  if (kind === "status") return { kind, status: way === "draft" ? "draft" : "published" };
  if (kind === "featured") return { kind, isFeatured: way === "yes" };
  if (kind === "category") {
    return way === "" ? undefined : { kind, category: way };
  }
  if (way === "saleEnd") return { kind: "saleEnd" };
  const number = kind === "stock" ? readWhole(text) : readNumber(text);
  if (number === undefined) return undefined;
  if (way === "stockTo" || way === "stockBy") return { kind: way, pieces: number };
  if (way === "priceTo") return { kind: way, amount: number };
  return { kind: way === "saleBy" ? "saleBy" : "priceBy", percent: number, rounding };
}

/** What is to change, and to what; `onChange` gets undefined while nothing usable is typed. */
export function ValueInputs({
  kind,
  onChange,
}: {
  kind: BulkKind;
  onChange: (change: BulkChange | undefined) => void;
}) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<Typed>({ way: ways[kind][0], text: "", rounding: "rupee" });
  const put = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange(changeOf(kind, next));
  };
  const categories = useCategoryChoices();
  const offered: readonly string[] = kind === "category" ? categories.map(({ id }) => id) : ways[kind];
  const nameOf = (way: string) => {
    if (kind === "category") return categories.find(({ id }) => id === way)?.name ?? way;
    if (kind === "status") return translate(`product.statuses.${way}`);
    return translate(
      kind === "featured" ? `ra.boolean.${way === "yes" ? "true" : "false"}` : `product.bulk.ways.${way}`,
    );
  };
  const isNumber = kind === "stock" || (kind === "price" && typed.way !== "saleEnd");
  const isPercent = typed.way === "priceBy" || typed.way === "saleBy";
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mt: 1 }}>
      <TextField
        select
        size="small"
        label={translate(`product.bulk.kinds.${kind}`)}
        value={typed.way}
        onChange={({ target }) => put({ way: target.value })}
        sx={{ minWidth: 200 }}
      >
        {offered.map((way) => (
          <MenuItem key={way} value={way}>
            {nameOf(way)}
          </MenuItem>
        ))}
      </TextField>
      {isNumber && (
        <TextField
          autoFocus
          size="small"
          label={translate(isPercent ? "product.bulk.percent" : `product.bulk.ways.${typed.way}`)}
          value={typed.text}
          onChange={({ target }) => put({ text: target.value })}
          slotProps={{ htmlInput: { inputMode: "text", maxLength: 10, autoComplete: "off" } }}
        />
      )}
      {isPercent && (
        <TextField
          select
          size="small"
          label={translate("product.bulk.rounding")}
          value={typed.rounding}
          onChange={({ target }) => put({ rounding: target.value as Rounding })}
          sx={{ minWidth: 140 }}
        >
          {roundings.map((rounding) => (
            <MenuItem key={rounding} value={rounding}>
              {translate(`product.bulk.roundings.${rounding}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}

/** The change that a kind starts with: some need nothing to be typed. */
export const firstChange = (kind: BulkKind): BulkChange | undefined =>
  changeOf(kind, { way: ways[kind][0], text: "", rounding: "rupee" });
