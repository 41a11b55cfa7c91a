import type { ServerResponse } from "node:http";
import { languages } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import { kindPath } from "../src/kind-path";
import { call } from "../src/lib/api";
import { shownCategories } from "../src/lib/categories";
import { paths } from "../src/paths";
import { escapeHtml } from "./document";

const fixed = [
  paths.home,
  paths.listing,
  paths.about,
  paths.contact,
  paths.faq,
  paths.delivery,
  paths.returns,
  paths.privacy,
  paths.terms,
  paths.trackOrder,
];
const keptMs = 10 * 60_000;

/** The last one, or the one being written: concurrent requests wait for the same one. */
let kept: { at: number; xml: Promise<string> } | undefined;

/**
 * The shop's pages and categories in every language, for search engines: the first file of the sitemap. Its index and
 * its files of products are the backend's. Rebuilt when it is ten minutes old.
 */
export async function pagesSitemap(origin: string, res: ServerResponse) {
  const now = performance.now();
  if (!kept || now - kept.at > keptMs) {
    const written = { at: now, xml: write(origin) };
    kept = written;
    written.xml.catch(() => {
      if (kept === written) kept = undefined;
    });
  }
  const xml = await kept.xml;
  res.writeHead(200, {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": "public, max-age=600",
  });
  res.end(xml);
}

async function write(origin: string): Promise<string> {
  const [terms, texts] = await Promise.all([call("getTerms"), call("getCategories", { query: {} })]);
  const categories = shownCategories(terms.data).flatMap(({ id }) => {
    const { kinds = [] } = texts.data.find(({ _id }) => _id === id) ?? {};
    return [paths.category(id), ...kinds.map(({ slug }) => kindPath(id, slug))];
  });
  const entries = [...fixed, ...categories].flatMap((path) => {
    const url = (address: string) => escapeHtml(origin + address);
    const others = [
      ...languages.map((language) => [language, addressIn(language, path)] as const),
      ["x-default", path] as const,
    ].map(
      ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(address)}"/>`,
    );
    return languages.map(
      (language) => `<url><loc>${url(addressIn(language, path))}</loc>${others.join("")}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`;
}
