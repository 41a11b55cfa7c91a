import type { Language } from "./constants";
import { grouped } from "./grouped";
import { formatRupees } from "./money";
import type { Figures } from "./placeholders";
import type { ShopTerms } from "./shipping";
import type { IdentityWords, PublicIdentity } from "./shop-identity";

/** A text of the shop in a language; the English one where it has no other. */
export const inWords = (words: IdentityWords, language: Language): string => words[language] || words.en;

/** A postal address on one line, without the parts that the shop left blank. */
export const postalLine = (street: string, city: string, state: string, pincode: string): string =>
  [street, city, pincode ? `${state} ${pincode}` : state].filter(Boolean).join(", ");

/** The shop's identity in a language. */
export function shopIn(shop: PublicIdentity, language: Language) {
  const city = inWords(shop.city, language);
  const state = shop.stateName?.[language] ?? shop.state;
  return {
    ...shop,
    name: inWords(shop.name, language),
    tagline: inWords(shop.tagline, language),
    about: inWords(shop.about, language),
    city,
    address: postalLine(shop.street, city, state, shop.pincode),
  };
}

type Shop = ReturnType<typeof shopIn>;

/** A count as it may be claimed: 1,278 as 1,200 ("1,200+"), and fewer than ten not at all. */
export function shownCount(count: number): number {
  const step = 10 ** Math.max(Math.floor(Math.log10(count || 1)) - 1, 1);
  return Math.floor(count / step) * step;
}

const orMore = (count: number | undefined) => (count ? `${grouped(count)}+` : undefined);

/** What today's settings and counts fill into a text of the home page. */
export const homeFigures = (
  terms: Pick<ShopTerms, "free" | "returnDays" | "counts"> | undefined,
  { name, city }: Pick<Shop, "name" | "city">,
) => ({
  freeFrom: terms?.free ? formatRupees(terms.free.fromGoods) : undefined,
  returnDays: terms?.returnDays ? String(terms.returnDays) : undefined,
  shop: name,
  city,
  products: orMore(terms?.counts.products),
  orders: orMore(terms?.counts.orders),
});

/** What a policy takes besides. */
export const policyFigures = (
  terms: ShopTerms | undefined,
  { legalName, address, gstin }: Pick<Shop, "legalName" | "address" | "gstin">,
): Figures => ({
  legalName,
  address,
  gstin,
  minutes: terms?.paymentMinutes.toString(),
  freeKg: terms?.free?.upToKg.toString(),
  daysMin: terms?.delivery.days.min.toString(),
  daysMax: terms?.delivery.days.max.toString(),
  largestKg: terms?.largest.kg.toString(),
  largestCm: terms?.largest.sideCm.toString(),
  codMin: terms && formatRupees(terms.cod.min),
  codMax: terms && formatRupees(terms.cod.max),
  pickupDays: terms?.pickup?.keepDays.toString(),
});
