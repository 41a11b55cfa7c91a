import { languages } from "@contract/constants";
import { addressIn, splitAddress } from "@contract/page-addresses";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { isKeptPage } from "./kept-addresses";
import { languageOf, noteOf } from "./words";

export const pagesCache = "pages-1";

const isStored = (response: Response) => /no-store/.test(response.headers.get("Cache-Control") ?? "");
const pathOf = (url: string) => new URL(url).pathname;

/** When a copy was made: the moment at which the shop sent or confirmed it. */
export const madeAt = (copy: Response): Date => new Date(copy.headers.get("Date") ?? 0);

/**
 * Keeps a page's HTML if the shop lets everybody keep it: a page that was sent with a cookie, for one person or during
 * an outage has `no-store`. What is shown from the copies says how old it is.
 */
export const pageCopies: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && !response.redirected && isKeptPage(pathOf(request.url)) && !isStored(response)
      ? response
      : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withNote(cachedResponse),
};

/** A copy with the line that says so above it, outside of the part that comes to life. */
async function withNote(copy: Response): Promise<Response> {
  const html = await copy.text();
  const { sentence, again } = noteOf(languageOf(html), madeAt(copy));
  const note = `<p id="copy-note" role="status"><span>${sentence} <a href="">${again}</a></span></p>`;
  const headers = new Headers(copy.headers);
  for (const name of ["Content-Length", "Content-Encoding"]) headers.delete(name);
  return new Response(
    html.replace('<div id="root">', () => `${note}<div id="root">`),
    { headers },
  );
}

/**
 * The nearest copy of an address: in another language, as an English address may only ever have led to the visitor's own;
 * and, except of lists, with other parameters, which choose a part of the same page.
 */
export async function nearestCopy(address: string): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(address);
  const { path } = splitAddress(pathname);
  const cache = await caches.open(pagesCache);
  for (const language of languages) {
    const copy = await cache.match(origin + addressIn(language, path) + search, {
      ignoreVary: true,
      ignoreSearch: !isList(path),
    });
    if (copy) return withNote(copy);
  }
  return undefined;
}

const isList = (path: string) => /\/(listing|search)\/?$/.test(path);

/** The copies as a list, newest first: path with query, title as it stands in the HTML, language. */
export async function listCopies() {
  const cache = await caches.open(pagesCache);
  const list = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const copy = await cache.match(request, { ignoreVary: true });
      const html = (await copy?.text()) ?? "";
      const { pathname, search } = new URL(request.url);
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? pathname;
      return {
        address: pathname + search,
        title,
        language: languageOf(html),
        at: copy ? madeAt(copy) : new Date(0),
      };
    }),
  );
  return list.sort((one, other) => other.at.getTime() - one.at.getTime());
}
