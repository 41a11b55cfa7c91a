import { type Language, languages } from "@contract/constants";
import { shopRoutes } from "@contract/generated/shop-routes";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { forgetLate } from "../src/features/cart/late/store";
import { isCommonRead, isOwnRead, sessionPath } from "./kept-addresses";
import { madeAt } from "./page-copies";
import { scope } from "./scope";
import { languageIn, noteOf } from "./words";

const readsCache = "reads-1";
const sessionKey = new URL(sessionPath, scope.location.origin).href;

/** Counts the ends of sessions: what was asked for in an earlier one is not kept any more. */
let era = 0;

/** Forgets all that was read: of an account, and what everybody may read, since prices may be somebody's own. */
export async function forgetReads(): Promise<void> {
  era += 1;
  await caches.delete(readsCache);
}

/** The moment of the oldest copy that each open page has been given. */
const given = new Map<string, Date>();
export const givenTo = (clientId: string): Date | undefined => given.get(clientId);

type SessionAnswer = { success?: boolean; user?: { id?: string; role?: string }; token?: string };

/** The account whose copies are kept: the one that the last session check named. */
export async function accountId(): Promise<string | undefined> {
  const copy = await (await caches.open(readsCache)).match(sessionKey, { ignoreVary: true });
  return copy && ((await copy.json()) as SessionAnswer).user?.id;
}

/** The language in which something was read, by the key of its copy. */
const languageOf = ({ url }: Request): Language => {
  const [, tag] = new URL(url).searchParams.get("copy")?.split(" ") ?? [];
  return languages.find((language) => language === tag) ?? "en";
};

/** What was read that is the same for everybody. */
export async function commonCopies(): Promise<{ copy: Response; language: Language }[]> {
  const cache = await caches.open(readsCache);
  const keys = (await cache.keys()).filter(({ url }) => isCommonRead(new URL(url).pathname));
  const copies = await Promise.all(
    keys.map(async (key) => ({
      copy: await cache.match(key, { ignoreVary: true }),
      language: languageOf(key),
    })),
  );
  return copies.flatMap(({ copy, language }) => (copy ? [{ copy, language }] : []));
}

/** The copy of an account's cart in this language; one in another names its goods differently, and is better than none. */
export async function cartCopy(userId: string, language: Language): Promise<Response | undefined> {
  const address = shopRoutes.getCart[1].replace(":userId", encodeURIComponent(userId));
  const cache = await caches.open(readsCache);
  const keys = await cache.keys(address, { ignoreVary: true, ignoreSearch: true });
  const key = keys.find((one) => languageOf(one) === language) ?? keys[0];
  return key && cache.match(key, { ignoreVary: true });
}

const isSession = (url: string) => new URL(url).pathname === sessionPath;

/**
 * The last copies of what pages read, each under its account and language. An account's own copies are kept only if the
 * shop's session check has named that account, and all are forgotten when it names nobody, another or a member of the staff.
 */
const perAccount: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.era = era;
  },
  cacheKeyWillBeUsed: async ({ request }) => {
    if (isSession(request.url)) return sessionKey;
    const key = new URL(request.url);
    key.searchParams.set(
      "copy",
      `${(await accountId()) ?? "guest"} ${request.headers.get("Accept-Language")}`,
    );
    return key.href;
  },
  fetchDidSucceed: async ({ request, response, state }) => {
    if (response.status === 401) await forgetReads();
    if (response.status === 200 && isSession(request.url)) {
      const { user } = (await response.clone().json()) as SessionAnswer;
      await forgetLate(user?.role === "user" ? user.id : undefined);
      const known = await accountId();
      if (user?.role !== "user" || (known && known !== user.id)) {
        const isCurrent = state?.era === era;
        await forgetReads();
        if (state && isCurrent) state.era = era;
      }
    }
    return response;
  },
  cacheWillUpdate: async ({ request, response, state, event }) => {
    if (response.status !== 200) return null;
    if (isSession(request.url)) return state?.era === era ? withoutToken(response) : null;
    // Signed in since the page was loaded: the shop is asked once whose answer this is.
    if (isOwnRead(new URL(request.url).pathname) && !(await accountId())) {
      const ask = new Request(sessionKey, { headers: { Accept: "application/json" } });
      await reads.handle({ event, request: ask }).catch(() => undefined);
      if (!(await accountId())) return null;
    }
    return state?.era === era ? response : null;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
    if (cachedResponse && !isSession(request.url))
      await tell(event, event instanceof FetchEvent ? event.request : request, madeAt(cachedResponse));
    return cachedResponse;
  },
};

/** First the shop itself, however long it takes; a copy only where it cannot be reached. */
export const reads = new NetworkFirst({
  cacheName: readsCache,
  matchOptions: { ignoreVary: true },
  plugins: [perAccount],
});

/** The token of the carousel (Spec §3) is no part of the copy: it would outlive its sign-out. */
async function withoutToken(response: Response): Promise<Response | null> {
  const answer = (await response.clone().json()) as SessionAnswer;
  if (answer.user?.role !== "user") return null;
  const { status, headers } = response;
  return new Response(JSON.stringify({ ...answer, token: "" }), { status, headers });
}

/** Tells a page that it shows a copy, so that it can say so. */
export async function tell(event: ExtendableEvent, request: Request, at: Date) {
  const clientId = event instanceof FetchEvent ? event.clientId : "";
  const before = given.get(clientId);
  if (!clientId || (before && before <= at)) return;
  given.set(clientId, at);
  const page = await scope.clients.get(clientId);
  page?.postMessage({ copyNote: noteOf(languageIn(request), at) });
}
