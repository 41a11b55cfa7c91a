import { filterName, filterToken } from "../../contract/kind-filters";
import { kindFilters } from "../../contract/kind-list";
import type { Projected } from "./shape";

/** What a product says in a filter of its kind: as the filter takes it, and as the product writes it. */
export type KindValue = readonly [token: string, label: string];

/** Of "6.1 in OLED, 120 Hz" what stands before the first comma: the rest tells products apart, and does not group them. */
const firstPart = (value: string) => value.split(/,\s/, 1)[0]?.trim() ?? "";

/** The values of a product in the filters of its kind, each once: of its specifications, and of what there is to choose. */
export function kindValues({
  kind,
  specifications,
  variants,
}: Pick<Projected, "kind" | "specifications" | "variants">): KindValue[] {
  const said = [
    ...specifications.map(({ label, value }) => ({ name: label, value: firstPart(value) })),
    ...variants.flatMap(({ options }) => options),
  ];
  const values = new Map<string, string>();
  for (const { row } of kindFilters(kind ?? "")) {
    const wanted = filterName(row);
    for (const { name, value } of said)
      if (filterName(name) === wanted && filterName(value)) {
        const token = filterToken(wanted, filterName(value));
        if (!values.has(token)) values.set(token, value);
      }
  }
  return [...values];
}
