import type { Language } from "./constants";
import { inWords } from "./shop-figures";
import type { PublicIdentity } from "./shop-identity";

/**
 * Where an order is picked up, which is kept in English, with the shop's own name and city as it says them in a language. What
 * the shop was called, or where it was, when the order was placed stays as it was.
 */
export function counterIn(
  { address, city }: { address: string; city: string },
  shop: Pick<PublicIdentity, "name" | "city">,
  language: Language,
) {
  const name = `${shop.name.en}, `;
  return {
    address: address.startsWith(name)
      ? `${inWords(shop.name, language)}, ${address.slice(name.length)}`
      : address,
    city: city === shop.city.en ? inWords(shop.city, language) : city,
  };
}
