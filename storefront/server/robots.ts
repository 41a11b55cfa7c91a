import type { ServerResponse } from "node:http";
import { languages } from "@contract/constants";
import { languagePrefix } from "@contract/page-addresses";
import { paths } from "../src/paths";

/** Pages of one person, in every language. */
const ownPages = [paths.checkout, paths.account, paths.order("")].flatMap((path) =>
  languages.map((language) => languagePrefix(language) + path),
);
const closed = ["/admin", "/api/", "/hooks/", ...ownPages];

/** What search engines may crawl: the public pages and pictures, but not accounts, API calls or the panel. */
export function robots(origin: string, res: ServerResponse) {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  res.writeHead(200, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
  });
  res.end(`${lines.join("\n")}\n`);
}
