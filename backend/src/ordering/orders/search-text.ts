import { plainDigits } from "../../contract/rules";

/**
 * A text as orders are searched by: in small letters and plain digits, without joiners and with one apostrophe, so that
 * गोर्‍हे and D’Souza are found however they are typed.
 */
export function searchText(text: string): string {
  return plainDigits(text.normalize("NFC"))
    .replace(/\p{Join_Control}/gu, "")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .toLowerCase();
}
