import type { Language } from "@contract/constants";
import { pictureAt } from "@contract/pictures";
import type { Colours } from "@contract/theme";
import type { Rendered } from "../src/entry-server";
import type { HeadTag } from "../src/routing/head-tags";
import { headTags } from "../src/routing/head-tags";
import { safeJson } from "./safe-json";
import { themePath } from "./theme";

export type Assets = {
  styles: readonly string[];
  /** The tags that load a page's scripts, which its sources name. */
  scripts(sources: readonly string[]): string;
};

/** The whole HTML document around a rendered page. */
export function documentOf(page: Rendered, language: Language, origin: string, assets: Assets): string {
  const { head, early, shop, structured } = page;
  const sayings = (["wait", "late", "again"] as const)
    .map((name) => `data-${name}="${escapeHtml(early[name])}"`)
    .join(" ");
  const tags = head ? headTags(head, origin, language, shop).map(writeTag).join("") : "";
  const facts = structured.map((thing) => `<script type="application/ld+json">${safeJson(thing)}</script>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${assets.scripts(page.sources)}<title>${escapeHtml(head?.title ?? shop.name)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14120e">${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}${themeLink(shop.colours)}${iconLinks(shop.favicon)}<link rel="manifest" href="/manifest.webmanifest">${tags}${facts.join("")}</head><body ${sayings}><noscript><p class="notice">${escapeHtml(early.noScripts)}</p></noscript><div id="root">${page.body}</div><script type="application/json" id="state">${safeJson(page.state)}</script></body></html>`;
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
