import { type ProductAddress, productAddresses, productParts } from "../../../catalog/published-products";
import { languages } from "../../../contract/constants";
import { addressIn } from "../../../contract/page-addresses";
import { pictureAt } from "../../../contract/pictures";
import { refuse } from "../../../contract/refusal";
import { env } from "../../../platform/env";
import type { RawRoute } from "../../pipeline/listener";
import { element, escapeXml, sendXml, xmlHeaders } from "./xml";

/**
 * A file may list 50,000 addresses in 50 MB. Each product has one in each language, which names the others too: about
 * a kilobyte, of which 30,000 stay well below both.
 */
const numbersPerFile = 10_000;
const freshSeconds = 600;
const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** One page for a sitemap: an entry for each language, each with the addresses in all of them. */
function entriesOf({ slug, image, editedAt }: ProductAddress): string {
  const path = `/shop/product/${encodeURIComponent(slug)}`;
  const origin = env().PUBLIC_URL;
  const other = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + address)}"/>`;
  const all =
    languages.map((language) => other(language, addressIn(language, path))).join("") +
    other("x-default", path);
  const picture = image && element("image:loc", new URL(pictureAt(image, 1080), origin).href);
  const what = `${element("lastmod", editedAt.toISOString())}${all}${picture && `<image:image>${picture}</image:image>`}`;
  return languages
    .map((language) => `<url>${element("loc", origin + addressIn(language, path))}${what}</url>`)
    .join("");
}

async function* productFile(part: number, perFile: number): AsyncGenerator<string> {
  yield `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`;
  for await (const products of productAddresses({ after: part * perFile, upTo: (part + 1) * perFile }))
    yield products.map(entriesOf).join("");
  yield "</urlset>";
}

function indexOf(parts: readonly number[]): string {
  // The web process knows the shop's pages and writes the first of the files.
  const files = ["pages", ...parts.map((part) => `products-${part + 1}`)];
  const listed = files.map(
    (file) => `<sitemap>${element("loc", `${env().PUBLIC_URL}/sitemaps/${file}.xml`)}</sitemap>`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join("")}</sitemapindex>`;
}

/**
 * The sitemap's index and its files of products. A file holds the products of so many numbers, so a product stays in
 * its file, and none has to be counted to find it.
 */
export function sitemapRoutes(perFile = numbersPerFile): Record<string, RawRoute> {
  const file: RawRoute = async (req, res, path) => {
    const [, number] = /^\/sitemaps\/products-([1-9]\d{0,5})\.xml$/.exec(path) ?? [];
    if (number === undefined) throw refuse.notFound();
    return sendXml(req, res, { parts: productFile(Number(number) - 1, perFile), freshSeconds });
  };
  return {
    "GET /sitemap.xml": async (_req, res) => {
      const xml = indexOf(await productParts(perFile));
      res.writeHead(200, xmlHeaders(freshSeconds)).end(xml);
    },
    "GET /sitemaps/": file,
  };
}
