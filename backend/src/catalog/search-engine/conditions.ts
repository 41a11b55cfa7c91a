import { filterName, filterToken } from "../../contract/kind-filters";
import { type Filters, ownFilters } from "../index/filters";
import { allConditions, type Condition } from "./engine";

/** The conditions of a list by the facet that each belongs to: `spec 0` is the first of the kind's own filters. */
export type Parts = ReadonlyMap<string, Condition>;

/** Of the kind itself only: what is of another kind has other filters, and fails none of these. */
function specParts({ kind, spec = [] }: Filters): Array<[string, Condition]> {
  const [own] = kind ?? [];
  return ownFilters(kind).flatMap(({ row }, place) => {
    const chosen = spec.filter((token) => token.startsWith(filterToken(filterName(row), "")));
    return own !== undefined && chosen.length > 0
      ? [[specPart(place), { $or: [{ kind: { $ne: own } }, { values: { $in: chosen } }] }]]
      : [];
  });
}

/** The name of the part of one of the kind's own filters. */
export const specPart = (place: number): string => `spec ${place}`;

export function partsOf(filters: Filters): Parts {
  const parts = new Map<string, Condition>();
  const among = (part: string, field: string, wanted: readonly string[] | undefined) => {
    if (wanted?.length) parts.set(part, { [field]: { $in: [...wanted] } });
  };
  among("category", "category", filters.category);
  among("kind", "kind", filters.kind);
  among("brand", "brand", filters.brand);
  among("condition", "condition", filters.condition);
  among("size", "sizes", filters.size);
  among("country", "country", filters.countryOfOrigin);
  const { minPrice, maxPrice, minRating = 0, inStock, onSale } = filters;
  if (minPrice !== undefined || maxPrice !== undefined)
    parts.set("price", {
      paidPrice: {
        ...(minPrice !== undefined && { $gte: minPrice }),
        ...(maxPrice !== undefined && { $lte: maxPrice }),
      },
    });
  if (minRating > 0) parts.set("rating", { stars: { $gte: minRating } });
  if (inStock !== undefined) parts.set("inStock", { inStock });
  if (onSale !== undefined) parts.set("onSale", { onSale });
  for (const [part, condition] of specParts(filters)) parts.set(part, condition);
  return parts;
}

/** What a list shows of `base`, without the condition of one part if it is named. */
export const conditionOf = (
  base: Condition | undefined,
  parts: Parts,
  without?: string,
): Condition | undefined =>
  allConditions([base, ...[...parts].flatMap(([part, condition]) => (part === without ? [] : [condition]))]);
