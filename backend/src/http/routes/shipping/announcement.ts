import type { languages } from "../../../contract/constants";
import type { HomeWords } from "../../../contract/home-words";
import { formatRupees } from "../../../contract/money";
import { fill } from "../../../contract/placeholders";
import type { ShopTerms } from "../../../contract/shipping";
import type { IdentityWords } from "../../../contract/shop-identity";

type Known = Pick<ShopTerms, "free" | "returnDays"> & {
  shop: { name: IdentityWords; city: IdentityWords };
};

/**
 * The owner's announcement with today's figures, so that no page needs the code to fill them in. Blank in a language in
 * which a figure is missing: the shop's standard sentence then stands there.
 */
export function announcementOf(
  announcement: HomeWords["announcement"],
  { free, returnDays, shop }: Known,
): IdentityWords {
  const inLanguage = (language: (typeof languages)[number]) =>
    fill(announcement[language] || announcement.en, {
      freeFrom: free ? formatRupees(free.fromGoods) : undefined,
      returnDays: returnDays ? String(returnDays) : undefined,
      shop: shop.name[language] || shop.name.en,
      city: shop.city[language] || shop.city.en,
    }) ?? "";
  return { en: inLanguage("en"), hi: inLanguage("hi"), mr: inLanguage("mr") };
}
