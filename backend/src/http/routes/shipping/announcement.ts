import type { languages } from "../../../contract/constants";
import type { HomeWords } from "../../../contract/home-words";
import { fill } from "../../../contract/placeholders";
import type { ShopTerms } from "../../../contract/shipping";
import { homeFigures, inWords } from "../../../contract/shop-figures";
import type { IdentityWords } from "../../../contract/shop-identity";

type Known = Pick<ShopTerms, "free" | "returnDays" | "counts"> & {
  shop: { name: IdentityWords; city: IdentityWords };
};

/**
 * The owner's announcement with today's figures, so that no page needs the code to fill them in. Blank in a language in
 * which a figure is missing: the shop's standard sentence then stands there.
 */
export function announcementOf(
  announcement: HomeWords["announcement"],
  { shop, ...terms }: Known,
): IdentityWords {
  const inLanguage = (language: (typeof languages)[number]) =>
    fill(
      inWords(announcement, language),
      homeFigures(terms, { name: inWords(shop.name, language), city: inWords(shop.city, language) }),
    ) ?? "";
  return { en: inLanguage("en"), hi: inLanguage("hi"), mr: inLanguage("mr") };
}
