import type { ServerResponse } from "node:http";
import { call } from "../src/lib/api";
import { shownCategories } from "../src/lib/categories";
import { paths } from "../src/paths";
import { escapeHtml } from "./document";

const pageSize = 100;
/** A sitemap file may list at most 50,000 addresses. */
const mostPages = 490;
const keptMs = 10 * 60_000;

/** The last sitemap, or the one being written: concurrent requests wait for the same one. */
let kept: { at: number; xml: Promise<string> } | undefined;

/** Every public page and product for search engines; rebuilt when it is ten minutes old. */
export async function sitemap(origin: string, res: ServerResponse) {
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
  const categories = shownCategories((await call("getTerms")).data);
  const fixed = [paths.home, paths.listing, ...categories.map(({ id }) => paths.category(id))];
  const pages = [paths.about, paths.contact, paths.returns, paths.privacy, paths.terms, paths.trackOrder];
  const products = (await allSlugs()).map(paths.product);
  const entries = [...fixed, ...pages, ...products].map(
    (path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`;
}

async function allSlugs(): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const { data, meta } = await call("getProducts", {
      query: { page: String(page), limit: String(pageSize) },
    });
    slugs.push(...data.map(({ slug }) => slug));
    if (page >= meta.pages) break;
  }
  return slugs;
}
