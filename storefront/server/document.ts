import type { Language } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import { pictureAt, pictureHosts } from "@contract/pictures";
import type { Colours } from "@contract/theme";
import type { Rendered } from "../src/entry-server";
import { plain } from "../src/plain/addresses";
import type { HeadTag } from "../src/routing/head-tags";
import { headTags } from "../src/routing/head-tags";
import { earlyAddFor } from "./early-add";
import { safeJson } from "./safe-json";
import { themePath } from "./theme";

export type Assets = {
  styles: readonly string[];
  /** The tags that load a page's scripts, which its sources name. */
  scripts(sources: readonly string[]): string;
  /** The value of a `Link` header by which a page's first font is fetched beside its styles; undefined without a build. */
  fontAhead?(language: Language): string | undefined;
};

type Page = Omit<Rendered, "status" | "keys"> & {
  /** The path of a page that shows the same without scripts, if this one shows nothing without them. */
  withoutScripts?: string | undefined;
  /** Set in the light version: the path of this page, to stay on when that is switched off. */
  lite?: string | undefined;
};

/** The whole HTML document around a rendered page. */
export function documentOf(page: Page, language: Language, origin: string, assets: Assets): string {
  const { head, early, shop, structured } = page;
  const sayings = (["wait", "late", "again"] as const)
    .map((name) => `data-${name}="${escapeHtml(early[name])}"`)
    .join(" ");
  const tags = head ? headTags(head, origin, language, shop).map(writeTag).join("") : "";
  const facts = structured.map((thing) => `<script type="application/ld+json">${safeJson(thing)}</script>`);
  const [scripts, state] = page.state
    ? [
        earlyAddFor(page.body) + assets.scripts(page.sources),
        `<script type="application/json" id="page-state">${safeJson(page.state)}</script>`,
      ]
    : ["", ""];
  return `<!doctype html><html lang="${language}"${page.lite ? " data-lite" : ""}${hostMarks()}><head><meta charset="utf-8">${preconnects(assets.styles)}${scripts}<title>${escapeHtml(head?.title ?? shop.name)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14120e">${assets.styles.map(styleLink).join("")}${themeLink(shop.colours)}${scriptlessHead(page, language)}${iconLinks(shop.favicon)}<link rel="manifest" href="/manifest.webmanifest">${tags}${facts.join("")}</head><body ${sayings}>${scriptlessNotice(page, language)}<div id="root">${page.body}</div>${state}</body></html>`;
}

/** For the page's scripts, which name pictures as this server does (`contract/pictures`). */
const hostMarks = (): string =>
  Object.entries(pictureHosts)
    .map(([folder, host]) => ` data-${folder}="${escapeHtml(host)}"`)
    .join("");

const isElsewhere = (address: string) => !address.startsWith("/");

/** From another host by CORS, as its fonts and scripts are: only then may the service worker keep a copy. */
const styleLink = (href: string): string =>
  `<link rel="stylesheet" href="${href}"${isElsewhere(href) ? " crossorigin" : ""}>`;

/** Begins the connections to other hosts before the first file of each is asked for. */
function preconnects(styles: readonly string[]): string {
  const files = styles.filter(isElsewhere).map((href) => `${new URL(href).origin}" crossorigin`);
  const pictures = Object.values(pictureHosts).map((host) => `${new URL(host).origin}"`);
  return [...new Set([...files, ...pictures])]
    .map((rest) => `<link rel="preconnect" href="${rest}>`)
    .join("");
}

const scriptlessStyles = '<link rel="stylesheet" href="/no-script.css">';

/** Takes away what does nothing without scripts, and leads on where nothing would be left. */
function scriptlessHead({ state, withoutScripts }: Page, language: Language): string {
  if (!state) return scriptlessStyles;
  const refresh = withoutScripts
    ? `<meta http-equiv="refresh" content="0;url=${escapeHtml(addressIn(language, withoutScripts))}">`
    : "";
  return `<noscript>${scriptlessStyles}${refresh}</noscript>`;
}

/** What can be done without scripts, with the ways there; in the light version also the way back to the full one. */
function scriptlessNotice({ state, early, lite }: Page, language: Language): string {
  if (!state && !lite) return "";
  const way = (path: string, words: string) =>
    `<a href="${addressIn(language, path)}">${escapeHtml(words)}</a>`;
  const ways = `${way(plain.cart, early.cart)} · ${way(plain.login, early.login)}`;
  if (lite)
    return `<form class="notice" aria-label="${escapeHtml(early.full)}" method="post" action="${addressIn(language, plain.lite)}"><input type="hidden" name="on" value="0"><input type="hidden" name="to" value="${escapeHtml(lite)}">${escapeHtml(early.lite)} <button>${escapeHtml(early.full)}</button> · ${ways}</form>`;
  return `<noscript><p class="notice">${escapeHtml(early.noScripts)} ${ways}</p></noscript>`;
}

/** The shop's own colours, after the design's; nothing for a shop that has kept those. */
function themeLink(colours: Colours): string {
  const path = themePath(colours);
  return path ? `<link rel="stylesheet" href="${path}">` : "";
}

function iconLinks(favicon: string): string {
  if (!favicon)
    return '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-192.png">';
  const icon = escapeHtml(pictureAt(favicon, 320));
  return `<link rel="icon" href="${icon}" type="image/webp"><link rel="apple-touch-icon" href="${icon}">`;
}

function writeTag({ name, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${written.join(" ")} data-head>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
