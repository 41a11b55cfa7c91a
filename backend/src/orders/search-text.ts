import { plainDigits } from "../contract/rules";

/** Letters that are one sign with their dot (nukta), and what they are without it. */
const undotted: Readonly<Record<string, string>> = {
  "\u0929": "\u0928",
  "\u0931": "\u0930",
  "\u0934": "\u0933",
};

/**
 * A text as orders are searched by: in small letters and plain digits, without joiners and dots (nukta) and with one
 * apostrophe, so that गोर्‍हे, who is typed गोऱ्हे too, ज़ोया and D’Souza are found however they are typed. The database has the
 * same as `shop_search_text`.
 */
export function searchText(text: string): string {
  return plainDigits(text.normalize("NFC"))
    .replace(/\p{Join_Control}|\u093c/gu, "")
    .replace(/[\u0929\u0931\u0934]/g, (letter) => undotted[letter] ?? letter)
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .toLowerCase();
}
