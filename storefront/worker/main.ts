import type { Language } from "@contract/constants";
import { clientsClaim } from "workbox-core/clientsClaim.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import { changeCart, readCart } from "./cart-calls";
import { changesCart } from "./cart-change";
import { filesOf } from "./hosts";
import {
  changesSession,
  isCartRead,
  isCheckout,
  isCommonRead,
  isEntrance,
  isKeptPage,
  isOwnRead,
  sessionPath,
} from "./kept-addresses";
import { offlinePage, styles } from "./offline-page";
import { nearestCopy, pageCopies, pagesCache } from "./page-copies";
import { listenForPushes } from "./push";
import { forgetReads, givenTo, reads } from "./read-copies";
import { scope } from "./scope";
import { sendLate } from "./send-late";
import { noteOf } from "./words";

/**
 * The service worker: what was seen of the shop stays readable without a connection. It answers for kept pages, what they
 * read, pictures and built files, and leaves everything else alone: the panel, payments, previews, every call that writes.
 * Addresses of built files hold their content's hash and copies are whole pages, so a new build's worker can
 * take over at once while pages of the last one are open.
 */
const aDay = 86_400;
const waitSeconds = 5;

const limited = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * aDay, purgeOnQuotaError: true });
const onlyWhole = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
};

const assets = new CacheFirst({
  cacheName: "assets-1",
  matchOptions: { ignoreVary: true },
  plugins: [onlyWhole, limited(250, 60)],
});
/** In place of a picture that was never seen: nothing, instead of the sign for a broken one. */
const noPicture = {
  handlerDidError: async () =>
    new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      headers: { "Content-Type": "image/svg+xml" },
    }),
};
const pictures = new CacheFirst({
  cacheName: "pictures-1",
  plugins: [onlyWhole, limited(150, 30), noPicture],
});
/** Hosts that let nobody read their pictures: those are shown as ever, and not kept. */
const closedHosts = new Set<string>();
/**
 * A picture of another host is asked for by CORS, since of an answer that cannot be read the browser tells neither whether it
 * is a picture nor its size. Where that is refused it is fetched as the page wanted it.
 */
const picturesElsewhere = new CacheFirst({
  cacheName: "pictures-1",
  plugins: [
    {
      requestWillFetch: async ({ request }) =>
        new Request(request.url, { mode: "cors", credentials: "omit" }),
    },
    onlyWhole,
    limited(150, 30),
    {
      handlerDidError: async ({ request }) => {
        const shown = await fetch(request).catch(noPicture.handlerDidError);
        if (shown.type === "opaque") closedHosts.add(new URL(request.url).origin);
        return shown;
      },
    },
  ],
});
const standIn = {
  handlerDidError: async ({ request }: { request: Request }) =>
    (await nearestCopy(request.url)) ?? offlinePage(request.url),
};
const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: waitSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [limited(30, 14), pageCopies, standIn],
});
/** Never a copy: it says why nothing can be ordered now. */
const checkout = new NetworkOnly({
  plugins: [{ handlerDidError: async ({ request }) => offlinePage(request.url, "checkout") }],
});
const entrances = new NetworkOnly({ plugins: [standIn] });

/** Whether a page asks that is kept itself: what a checkout, a payment or the panel reads is never a copy. */
const fromKeptPage = ({ referrer }: Request) =>
  referrer.startsWith(`${scope.location.origin}/`) && isKeptPage(new URL(referrer).pathname);
const isRead = (pathname: string) =>
  pathname === sessionPath || isOwnRead(pathname) || isCommonRead(pathname);
const kindOf = filesOf(new URL(scope.location.href));

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isKeptPage(url.pathname),
  pages,
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isEntrance(url.pathname),
  entrances,
);
registerRoute(({ url }) => kindOf(url) === "asset", assets);
const isPicture = ({ destination }: Request) => destination === "image";
registerRoute(
  ({ request, url }) => isPicture(request) && kindOf(url) === "picture" && fromKeptPage(request),
  pictures,
);
// To another host no request says which page it is for; and no page but the shop's names one by it.
registerRoute(
  ({ request, url }) =>
    isPicture(request) && kindOf(url) === "picture-elsewhere" && !closedHosts.has(url.origin),
  picturesElsewhere,
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isCartRead(url.pathname) && fromKeptPage(request),
  readCart,
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isRead(url.pathname) && fromKeptPage(request),
  reads,
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isCheckout(url.pathname),
  checkout,
);
for (const method of ["POST", "PUT", "DELETE"] as const)
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && changesCart(method, url.pathname) && fromKeptPage(request),
    changeCart,
    method,
  );

// Not among the types: few browsers have it.
scope.addEventListener("sync", (event) => (event as ExtendableEvent).waitUntil(sendLate()));

scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (changesSession(method, new URL(url).pathname)) event.waitUntil(forgetReads());
});

/** What the page's own part of this (src/entry-idle.ts) tells when it has come to rest. */
type Rest = {
  language: Language;
  /** What was fetched before this worker was there: the page's address and its built files. */
  seen: string[];
  /** Nobody is signed in. */
  isGuest: boolean;
};

scope.addEventListener("message", (event) => {
  const said = event.data as Rest | { sendLate: true };
  // A page that asks for it asks again later.
  if ("sendLate" in said) return event.waitUntil(sendLate().catch(() => undefined));
  const { seen, isGuest, language } = said;
  const copyAt = event.source instanceof Client && givenTo(event.source.id);
  if (copyAt) event.source?.postMessage({ copyNote: noteOf(language, copyAt) });
  event.waitUntil(Promise.all([isGuest && forgetSomebody(), ...seen.map((url) => keep(event, url))]));
});

/** A guest has nothing of an account here, however its session has ended. */
async function forgetSomebody() {
  if (await caches.match(sessionPath, { ignoreVary: true })) await forgetReads();
}

async function keep(event: ExtendableEvent, address: string): Promise<void> {
  const url = new URL(address);
  const isPage = url.origin === scope.location.origin && isKeptPage(url.pathname);
  const strategy = kindOf(url) === "asset" ? assets : isPage ? pages : undefined;
  await strategy?.handle({ event, request: new Request(address) }).catch(() => undefined);
}

listenForPushes();

scope.addEventListener("install", (event) => {
  void scope.skipWaiting();
  event.waitUntil(Promise.all(styles.map((href) => assets.handle({ event, request: new Request(href) }))));
});
clientsClaim();
