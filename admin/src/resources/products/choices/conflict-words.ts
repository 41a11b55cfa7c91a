import type { ShownChoices } from "./form";

type Content = Pick<ShownChoices, "options" | "choices">;

const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && "options" in value && "choices" in value;

/** What a product comes in, a line for each combination; for whoever has to decide between two versions of it. */
export function conflictWords(value: unknown): string | undefined {
  if (!isContent(value)) return undefined;
  return value.choices
    .map(({ values, price, salePrice }) => {
      const figures = salePrice > 0 ? `₹${salePrice} (₹${price})` : `₹${price}`;
      return [values.join(" / "), figures].filter(Boolean).join(": ");
    })
    .join("\n");
}
