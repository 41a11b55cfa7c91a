import { type Figures, fill } from "@contract/placeholders";
import { homeFigures } from "@contract/shop-figures";
import { useShop } from "./shop";
import { useTerms } from "./terms";

/** Fills today's settings into a text of staff, and what else its page knows; undefined if a figure is missing. */
export function useFill(more?: Figures): (text: string) => string | undefined {
  const shop = useShop();
  const terms = useTerms();
  return (text) => fill(text, { ...homeFigures(terms, shop), ...more });
}
