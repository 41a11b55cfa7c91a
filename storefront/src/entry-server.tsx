import type { Language } from "@contract/constants";
import { newShop } from "@contract/new-shop";
import { addressIn, languagePrefix } from "@contract/page-addresses";
import { shopIn } from "@contract/shop-figures";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { Route, Routes, StaticRouter } from "react-router-dom";
import { App } from "./app";
import { createTranslator } from "./i18n/instance";
import { loadTexts, textsFile } from "./i18n/load-texts";
import { everywhere, type Namespace, type Texts, titles } from "./i18n/namespaces";
import { layouts, preloadLayout } from "./layouts/layouts";
import { isNothing, isOutage } from "./lib/errors";
import { laterTexts, preloadLaterParts } from "./lib/later-part";
import { Lite } from "./lib/lite";
import { type Known, pageState } from "./lib/page-state";
import { termsQuery } from "./lib/terms";
import * as prefetch from "./prefetch";
import { createQueryClient } from "./query-client";
import { notFoundRoute, routes, unavailableRoute } from "./routes";
import { type Head, HeadCollector } from "./routing/head";
import { matchRoute } from "./routing/match-route";
import { Origin } from "./routing/origin";
import type { ShopRoute } from "./routing/route";
import { surrogateKeys } from "./surrogate-keys";

export { setTransport } from "./lib/transport";
export { answerPlain, foreignForm, needsScripts } from "./plain/pages";
export { readOwn } from "./prefetch-own";
export { matchRoute } from "./routing/match-route";

/** By the file names of the pages. */
const prefetchers: Readonly<Record<string, prefetch.Prefetcher>> = { ...prefetch };

/** What the browser continues from. `instead` names the page shown instead of the address's own. */
export type ServerState = { known: Known[]; instead?: "notFound" | "unavailable" };

export type Rendered = {
  status: 200 | 404 | 503;
  body: string;
  head: Head | undefined;
  /** schema.org objects, for search engines. */
  structured: object[];
  /** Who runs the shop, in the page's language. */
  shop: ReturnType<typeof shopIn>;
  /** Shown before the scripts have loaded, and if they never do. */
  early: Texts["early"];
  /** Undefined for a page that loads no scripts. */
  state: ServerState | undefined;
  /** Source files, relative to the storefront's folder, that the page's first load needs. */
  sources: string[];
  /** By which a cache in front of the shop forgets it. */
  keys: string[];
};

/** Loads every page once, so that rendering never waits for code. */
export async function warmUp() {
  const pages = [...routes, notFoundRoute, unavailableRoute];
  await Promise.all(pages.flatMap(({ page, layout }) => [page.preload(), preloadLayout(layout)]));
  await preloadLaterParts();
}

const isMoved = (read: unknown): read is prefetch.Moved =>
  typeof read === "object" && read !== null && "movedTo" in read;

/** `client` holds what a visitor's own page shows (src/prefetch-own.ts). */
type Rendering = { origin: string; lite?: boolean; client?: QueryClient };

/**
 * Renders a path of the route table, as a guest sees it unless it is a visitor's own. Missing things are 404, an absent backend is 503; of what has
 * moved, the address.
 */
export async function render(
  url: string,
  language: Language,
  { origin, lite = false, client = createQueryClient(true) }: Rendering,
): Promise<Rendered | prefetch.Moved> {
  const at = new URL(url, origin);
  const { route, params } = matchRoute(at.pathname);
  let read: unknown;
  try {
    [read] = await Promise.all([
      prefetchers[route.page.file]?.(client, {
        path: at.pathname,
        params,
        search: at.searchParams,
        language,
      }),
      client.prefetchQuery(termsQuery),
    ]);
  } catch (error) {
    if (isOutage(error)) return show(unavailableRoute, 503);
    if (!isNothing(error)) throw error;
    return show(notFoundRoute, 404);
  }
  if (isMoved(read)) return { movedTo: addressIn(language, read.movedTo) };
  return show(route, route === notFoundRoute || read === 404 ? 404 : 200);

  async function show(shown: ShopRoute, status: Rendered["status"]): Promise<Rendered> {
    const app = <App {...(shown === route ? {} : { only: shown })} />;
    return {
      ...(await draw(app, { url, language, origin, lite, client, texts: shown.page.texts })),
      status,
      state: {
        known: pageState(client, language),
        ...(shown === route ? {} : { instead: status === 404 ? "notFound" : "unavailable" }),
      },
      sources: [
        `src/pages/${shown.page.file}.tsx`,
        ...(shown.layout === "bare" ? [] : [`src/layouts/${shown.layout}-layout.tsx`]),
        ...[...everywhere, ...shown.page.texts].map(
          (name) => `src/i18n/${textsFile(language, name).slice(2)}`,
        ),
      ],
      keys: surrogateKeys(shown, at.searchParams, client),
    };
  }
}

const plainTexts: readonly Namespace[] = [
  "account",
  "addressbook",
  "addresses",
  "aftersales",
  "auth",
  "cart",
  "checkout",
  "contact",
  "delivery",
  "forms",
  "ordercode",
  "ordernotice",
  "orderlist",
  "orders",
  "pickup",
  "vehicle",
  "placed",
  "product",
  "promise",
  "promotions",
  "questions",
  "refunds",
  "reviews",
  "session",
  "signincode",
  "sizeguide",
  "states",
  "ticket",
  "track",
  "whenback",
  "wishlist",
];

/** Renders a page of one visitor that needs no script, in the shop's layout. */
export async function renderPlain(
  page: ReactNode,
  { url, language, origin }: { url: string; language: Language; origin: string },
  lite: boolean,
): Promise<Omit<Rendered, "status" | "keys">> {
  const client = createQueryClient(true);
  await client.prefetchQuery(termsQuery);
  const app = (
    <Routes>
      <Route element={<layouts.shop />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
  return {
    ...(await draw(app, { url, language, origin, lite, client, texts: plainTexts })),
    structured: [],
    state: undefined,
    sources: [],
  };
}

type Drawing = {
  url: string;
  language: Language;
  origin: string;
  lite: boolean;
  client: QueryClient;
  texts: readonly Namespace[];
};

/** The HTML of a page inside everything that components expect around them. */
async function draw(app: ReactNode, { url, language, origin, lite, client, texts }: Drawing) {
  const translator = await createTranslator(language, [titles, "plain", ...texts, ...laterTexts()]);
  const collector: { head?: Head; structured: object[] } = { structured: [] };
  const body = renderToString(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={translator}>
        <Origin value={origin}>
          <HeadCollector value={collector}>
            <Lite value={lite}>
              <StaticRouter basename={languagePrefix(language) || "/"} location={addressIn(language, url)}>
                {app}
              </StaticRouter>
            </Lite>
          </HeadCollector>
        </Origin>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return {
    body,
    head: collector.head,
    structured: collector.structured,
    shop: shopIn(client.getQueryData(termsQuery.queryKey)?.shop ?? newShop, language),
    early: (await loadTexts(language, "early")) as Texts["early"],
  };
}
