import type { Language } from "../../contract/constants";
import { inWords } from "../../contract/shop-figures";
import { palette } from "../../contract/theme";
import { addressLine, shop } from "../../platform/identity/current";
import { texts } from "../texts";
import type { Words } from "../texts/texts";
import { type Html, html } from "./html";
import { shopPage } from "./shop-page";

/** The design's colours, as in the storefront's tokens: mail programs know no variables. */
export const colour = {
  paper: "#fbf7ef",
  surface: "#ffffff",
  sunken: "#f3ebdd",
  ink: "#211b14",
  soft: "#5f5446",
  line: "#e5d9c5",
} as const;

/** The shop's own colours. */
export function shopColours() {
  const { brand, accent, "brand-soft": brandSoft } = palette(shop().colours).light;
  return { brand, accent, brandSoft };
}

export const font = "font-family:Noto Sans,Noto Sans Devanagari,Nirmala UI,Arial,sans-serif";

export type Letter = Words & {
  language: Language;
  /** Who is greeted; nobody if the name is not known. */
  name: string | null;
  action: { label: string; url: string } | null;
  /** What follows the words, once as markup and once as lines of text. */
  body: { html: Html; text: string[] } | null;
};

function button({ label, url }: { label: string; url: string }): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 24px"><tr>
<td bgcolor="${shopColours().brand}" style="border-radius:8px"><a href="${url}" style="display:inline-block;padding:13px 26px;${font};font-size:16px;font-weight:bold;line-height:20px;color:#ffffff;text-decoration:none">${label}</a></td>
</tr></table>`;
}

/** How to reach somebody, in one line; what was left blank is left out. */
const listed = (...parts: string[]) => parts.filter(Boolean).join(", ");

function footer({ language, why }: Letter): Html {
  const { labels } = texts[language];
  const { phone, email, name, grievanceOfficer: officer } = shop();
  const link = `color:${shopColours().brand};text-decoration:underline`;
  const call = phone && html`<a href="tel:${phone.replaceAll(" ", "")}" style="${link}">${phone}</a> `;
  const write = (to: string) => to && html`<a href="mailto:${to}" style="${link}">${to}</a>`;
  return html`<tr><td style="padding:22px 24px 28px;${font};font-size:13px;line-height:20px;color:${colour.soft}">
${phone || email ? html`${labels.help}:<br>${call}${write(email)}<br><br>` : null}
<strong style="color:${colour.ink}">${inWords(name, language)}</strong><br>${addressLine(shop(), language)}<br>
${officer.name ? html`${labels.grievance}: ${officer.name} ${write(officer.email)} ${officer.phone}<br>` : null}<br>
${why ?? labels.why}</td></tr>`;
}

/** A letter as a page for mail programs: tables and inline styles, at most 600 px wide, no picture to load. */
export function letterHtml(letter: Letter): string {
  const { language, subject, preview, title, name, paragraphs, action, body } = letter;
  const { brand, accent } = shopColours();
  const paragraph = (words: string) =>
    html`<p style="margin:0 0 12px;${font};font-size:16px;line-height:25px;color:${colour.ink}">${words}</p>`;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:${colour.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.paper}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td bgcolor="${brand}" style="padding:18px 24px;border-radius:12px 12px 0 0;border-bottom:4px solid ${accent}">
<a href="${shopPage(language, "/")}" style="${font};font-size:20px;line-height:26px;font-weight:bold;color:#ffffff;text-decoration:none">${inWords(shop().name, language)}</a></td></tr>
<tr><td bgcolor="${colour.surface}" style="padding:26px 24px 28px;border:1px solid ${colour.line};border-top:0;border-radius:0 0 12px 12px">
<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:32px;font-weight:bold;color:${colour.ink}">${title}</h1>
${name ? paragraph(texts[language].hello(name)) : null}
${paragraphs.map(paragraph)}
${action ? button(action) : null}
${body?.html ?? null}
</td></tr>
${footer(letter)}
</table></td></tr></table></body></html>`.markup;
}

/** The same letter for programs that show no markup. */
export function letterText({ language, title, name, paragraphs, action, body, why }: Letter): string {
  const { labels, hello } = texts[language];
  const { phone, email, name: shopName, grievanceOfficer: officer } = shop();
  const reach = phone || email ? `${labels.help}: ${listed(phone, email)}\n` : "";
  return [
    title,
    [...(name ? [hello(name)] : []), ...paragraphs].join("\n\n"),
    ...(body ? [body.text.join("\n")] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${reach}${inWords(shopName, language)}, ${addressLine(shop(), language)}`,
    ...(officer.name ? [`${labels.grievance}: ${listed(officer.name, officer.email, officer.phone)}`] : []),
    why ?? labels.why,
  ].join("\n\n");
}
