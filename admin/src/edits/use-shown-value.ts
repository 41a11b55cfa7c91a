import { formatExactRupees } from "@contract/money";
import { useTranslate } from "react-admin";
import { formatMoment } from "../format";
import { useBrandName } from "../resources/brands/use-brands";
import { useCategoryName } from "../resources/categories/use-categories";

const amounts = new Set(["price", "salePrice", "purchasePrice"]);
const moments = new Set(["from", "until"]);

/** A value of a form in words, as the form would show it, in one or several lines. */
export function useShownValue(): (field: string, value: unknown) => string {
  const translate = useTranslate();
  const brandName = useBrandName();
  const categoryName = useCategoryName();
  const entry = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return String(value);
    const parts = Object.values(value).filter((part) => part !== null && part !== "");
    return parts.map(String).join(": ");
  };
  return (field, value) => {
    if (value === null || value === undefined || value === "") return "–";
    if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(entry).join("\n");
    if (typeof value === "boolean") return translate(`ra.boolean.${value}`);
    if (typeof value === "number" && amounts.has(field)) return formatExactRupees(value);
    if (typeof value === "string" && moments.has(field)) return formatMoment(value);
    if (field === "category") return categoryName(String(value));
    if (field === "condition") return translate(`product.conditions.${value}`);
    if (field === "brand") return brandName(String(value));
    return entry(value);
  };
}
