import type { Rendered } from "../src/entry-server";
import type { HeadTag } from "../src/routing/head-tags";
import { headTags } from "../src/routing/head-tags";
import { safeJson } from "./safe-json";

export type Assets = {
  styles: readonly string[];
  /** The tags that load a page's scripts, which its sources name. */
  scripts(sources: readonly string[]): string;
};

/** The whole HTML document around a rendered page. */
export function documentOf(page: Rendered, language: string, origin: string, assets: Assets): string {
  const { head, early } = page;
  const sayings = (["wait", "late", "again"] as const)
    .map((name) => `data-${name}="${escapeHtml(early[name])}"`)
    .join(" ");
  const tags = head ? headTags(head, origin, language, page.siteName).map(writeTag).join("") : "";
  const structured = (head?.structured ?? [])
    .map((thing) => `<script type="application/ld+json" data-head>${safeJson(thing)}</script>`)
    .join("");
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${assets.scripts(page.sources)}<title>${escapeHtml(head?.title ?? page.siteName)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14120e">${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="/manifest.webmanifest">${tags}${structured}</head><body ${sayings}><noscript><p class="notice">${escapeHtml(early.noScripts)}</p></noscript><div id="root">${page.body}</div><script type="application/json" id="state">${safeJson(page.state)}</script></body></html>`;
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
