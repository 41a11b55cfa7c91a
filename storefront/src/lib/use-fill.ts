import { formatRupees } from "@contract/money";
import { type Figures, fill } from "@contract/placeholders";
import { useShop } from "./shop";
import { useTerms } from "./terms";

/** Fills today's settings into a text of staff, and what else its page knows; undefined if a figure is missing. */
export function useFill(more?: Figures): (text: string) => string | undefined {
  const { name: shop, city } = useShop();
  const terms = useTerms();
  const figures = {
    freeFrom: terms?.free ? formatRupees(terms.free.fromGoods) : undefined,
    returnDays: terms?.returnDays ? String(terms.returnDays) : undefined,
    shop,
    city,
    ...more,
  };
  return (text) => fill(text, figures);
}
