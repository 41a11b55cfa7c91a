import { plainDigits } from "../contract/rules";

/** Letters that are one character with their dot (nukta), and the same without it. */
const undotted: Readonly<Record<string, string>> = {
  "\u0929": "\u0928",
  "\u0931": "\u0930",
  "\u0934": "\u0933",
};

/**
 * Normalises a text for order search: lower-case, plain digits, no joiners, no dots (nukta), one kind of apostrophe,
 * so that गोर्‍हे (also typed गोऱ्हे), ज़ोया and D’Souza are found however they are typed. The database has the same
 * as `shop_search_text`.
 */
export function searchText(text: string): string {
  return plainDigits(text.normalize("NFC"))
    .replace(/\p{Join_Control}|\u093c/gu, "")
    .replace(/[\u0929\u0931\u0934]/g, (letter) => undotted[letter] ?? letter)
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .toLowerCase();
}

/** The most that an index takes of a text, in UTF-16 units of up to three bytes (schema step 0642). */
const longest = 600;

type Party = { name: string; phone: string; company?: string | null; gstin?: string | null };
type Buyer = { userName: string; phone: string | null; email: string | null };

/**
 * The text by which staff find an order, besides its number. What identifies a person comes first: names of hundreds of
 * characters, which other programs may send, are cut.
 */
export function orderSearchText(recipient: Party, buyer: Buyer): string {
  const { name, phone, company, gstin } = recipient;
  const facts = [phone, buyer.phone, buyer.email, gstin, name, buyer.userName, company];
  return searchText(facts.filter(Boolean).join(" ")).slice(0, longest);
}
