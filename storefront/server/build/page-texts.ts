import { readFileSync } from "node:fs";

const guestPages = ["login", "register", "forgot-password"];

/** The layout that a page fetches with it. The few pages without a layout are counted as if they used the shop's. */
export const pageLayout = (page: string) => [
  `src/layouts/${guestPages.includes(page) ? "auth" : "shop"}-layout.tsx`,
];

/**
 * Which texts each page fetches, read from the sources: the route table names them next to the page, and
 * i18n/namespaces.ts lists what every page needs.
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
