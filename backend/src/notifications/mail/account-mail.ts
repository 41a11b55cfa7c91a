import type { Language } from "../../contract/constants";
import type { Words } from "../texts/texts";
import type { Mail } from "../transport/send-mail";
import { letterHtml, letterText } from "./layout";

/** A mail about an account, in words alone; `action` leads to what can be done about it. */
export function accountMail(
  to: string,
  words: Words,
  language: Language,
  action: { label: string; url: string } | null,
): Mail {
  const letter = { ...words, language, name: null, action, body: null };
  return { to, subject: words.subject, text: letterText(letter), html: letterHtml(letter) };
}
