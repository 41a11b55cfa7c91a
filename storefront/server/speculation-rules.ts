import type { ServerResponse } from "node:http";
import { languages } from "@contract/constants";
import { languagePrefix } from "@contract/page-addresses";
import { routes } from "../src/routes";
import type { ShopRoute } from "../src/routing/route";

/** Where pages find the rules, as the value of their `Speculation-Rules` header (a structured field). */
export const rulesPath = "/speculation-rules.json";

/** Pages that are the same for everybody and do nothing when they are read. */
const isPlain = ({ access, noIndex, isPrivate, pays, layout }: ShopRoute) =>
  access === "public" && layout === "shop" && !noIndex && !isPrivate && !pays;

const plainPaths = routes.filter(isPlain).flatMap(({ paths }) => paths);

/**
 * Links that load a document: once a page listens (`data-live`, set by early-taps.ts), the router follows its links and
 * a document would be fetched for nothing, except in parts that listen later.
 */
const loadsDocument = "html:not([data-live]) a, [data-later] a";

/**
 * Lets browsers fetch the page behind a link while it is being pressed. Only the listed pages: never an account, a
 * checkout, a preview or the panel, nor a link that chooses a language.
 */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: languages.flatMap((language) =>
              plainPaths.map((path) => languagePrefix(language) + path),
            ),
          },
          { not: { href_matches: "/*\\?*lang=*" } },
          { selector_matches: loadsDocument },
        ],
      },
      eagerness: "conservative",
    },
  ],
};

export function sendSpeculationRules(res: ServerResponse): void {
  res.writeHead(200, {
    "Content-Type": "application/speculationrules+json",
    "Cache-Control": "public, max-age=86400",
  });
  res.end(JSON.stringify(speculationRules));
}
