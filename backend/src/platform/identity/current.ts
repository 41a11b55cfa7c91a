import type { Language } from "../../contract/constants";
import { newShop } from "../../contract/new-shop";
import type { IdentityWords, ShopIdentity } from "../../contract/shop-identity";

let known: ShopIdentity = newShop;

/**
 * The shop's identity. A plain value, because tax, mails and documents need it in the middle of their work: it is read
 * before the shop opens, and again every two seconds (`identity.ts`).
 */
export const shop = (): ShopIdentity => known;

export function keepShop(identity: ShopIdentity): void {
  known = identity;
}

/** A text of the identity in a language; the English one where it has no other. */
export const inLanguage = (words: IdentityWords, language: Language): string => words[language] || words.en;

/** The shop's postal address on one line, without the parts that were left blank. */
export function addressLine({ street, city, state, pincode }: ShopIdentity): string {
  return [street, city.en, pincode ? `${state} ${pincode}` : state].filter(Boolean).join(", ");
}

/** The grievance officer's name between these words; nothing while the shop has named none. */
export function officerBetween(before: string, after: string): string {
  const { name } = known.grievanceOfficer;
  return name && before + name + after;
}
