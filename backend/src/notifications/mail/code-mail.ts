import type { Language } from "../../contract/constants";
import type { CodeWords } from "../texts/texts";
import type { Mail } from "../transport/send-mail";
import { html } from "./html";
import { colour, font, letterHtml, letterText } from "./layout";

/**
 * A mail that carries a code: `said` tells what it is for and how long it is valid; `action` leads to where it is
 * entered.
 */
export function codeMail(
  to: string,
  code: string,
  said: CodeWords,
  language: Language,
  action: { label: string; url: string } | null = null,
): Mail {
  const { warning, ...words } = said;
  const big = `margin:4px 0 18px;padding:14px 18px;border-radius:8px;background:${colour.brandSoft};${font};font-size:32px;line-height:40px;letter-spacing:8px;font-weight:bold;color:${colour.brand}`;
  const letter = {
    ...words,
    language,
    name: null,
    action,
    body: {
      html: html`<div style="${big}">${code}</div><p style="margin:0;${font};font-size:14px;line-height:21px;color:${colour.soft}">${warning}</p>`,
      text: [code, "", warning],
    },
  };
  return { to, subject: words.subject, text: letterText(letter), html: letterHtml(letter) };
}
