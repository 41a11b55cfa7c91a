import type { Language } from "../../contract/constants";
import { nameIn } from "../../contract/messages/name-in";
import { statesHi } from "../../contract/messages/states-hi";
import { statesMr } from "../../contract/messages/states-mr";
import { newShop } from "../../contract/new-shop";
import { inWords, postalLine } from "../../contract/shop-figures";
import type { IdentityWords, ShopIdentity } from "../../contract/shop-identity";
import { states } from "../../contract/states";

let known: ShopIdentity = newShop;

/**
 * The shop's identity. A plain value, because tax, mails and documents need it in the middle of their work: it is read
 * before the shop opens, and again every two seconds (`identity.ts`).
 */
export const shop = (): ShopIdentity => known;

export function keepShop(identity: ShopIdentity): void {
  known = identity;
}

/** What a state is called in each language; one that is none of India's stays as it is. */
export function stateWords(state: string): IdentityWords {
  const code = nameIn(states, state);
  return { en: state, hi: nameIn(statesHi, code, state), mr: nameIn(statesMr, code, state) };
}

/** The shop's postal address on one line, without the parts that were left blank. Documents have it in English. */
export const addressLine = (
  { street, city, state, pincode }: ShopIdentity,
  language: Language = "en",
): string => postalLine(street, inWords(city, language), stateWords(state)[language], pincode);

/** The grievance officer's name between these words; nothing while the shop has named none. */
export function officerBetween(before: string, after: string): string {
  const { name } = known.grievanceOfficer;
  return name && before + name + after;
}
