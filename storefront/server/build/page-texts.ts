import { readFileSync } from "node:fs";

const guestPages = ["login", "register", "forgot-password"];

/** The layout that a page fetches beside itself; the few bare pages are counted as if they stood in the shop's. */
export const pageLayout = (page: string) => [
  `src/layouts/${guestPages.includes(page) ? "auth" : "shop"}-layout.tsx`,
];

/**
 * Which texts each page fetches, read from the sources: the route table names them beside the page, and what every
 * page needs stands in i18n/namespaces.ts.
 */
export function pageTexts(): { everywhere: string[]; of(page: string): string[] } {
  const table = readFileSync("src/routes.tsx", "utf8");
  const namespaces = readFileSync("src/i18n/namespaces.ts", "utf8");
  const quoted = (list: string) => [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
  const everywhere = quoted(/everywhere = \[([^\]]*)\]/.exec(namespaces)?.[1] ?? "");
  const pages = new Map(
    [...table.matchAll(/lazyPage\(\s*"([\w-]+)",\s*\[([^\]]*)\]/g)].map(([, page = "", list = ""]) => [
      page,
      quoted(list),
    ]),
  );
  if (everywhere.length === 0 || pages.size === 0)
    throw new Error("The texts of the pages were not found in the sources");
  return { everywhere, of: (page) => pages.get(page) ?? [] };
}
