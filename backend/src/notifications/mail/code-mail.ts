import type { Language } from "../../contract/constants";
import type { CodeWords } from "../texts/texts";
import type { Mail } from "../transport/send-mail";
import { html } from "./html";
import { colour, font, letterHtml, letterText, shopColours } from "./layout";

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
  const { brand, brandSoft } = shopColours();
  const big = `margin:4px 0 18px;padding:14px 18px;border-radius:8px;background:${brandSoft};${font};font-size:32px;line-height:40px;letter-spacing:8px;font-weight:bold;color:${brand}`;
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
