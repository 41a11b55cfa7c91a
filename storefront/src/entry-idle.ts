import { shopRoutes } from "@contract/generated/shop-routes";

// A page's own part in reading without a connection (../worker): fetched when the page has come to rest, so that
// nothing of it is in the way of what was asked for.

const cartPath = shopRoutes.getCart[1].replace(":userId", "");
/** Changes of the cart have the other paths below the cart's. */
const cartRoot = shopRoutes.addToCart[1].replace(/add$/, "");
const settleMs = 1_000;

async function rest(worker: ServiceWorkerContainer) {
  const isNew = worker.controller === null;
  worker.addEventListener("message", ({ data }: MessageEvent<{ copyNote?: CopyNote }>) => {
    if (data.copyNote) showCopyNote(data.copyNote);
  });
  await worker.register(`/sw.js${otherHosts()}`, { updateViaCache: "none" });
  const { active } = await worker.ready;
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ href }) => href,
  );
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const seen = isNew
    ? [location.href, ...files, ...fetched.filter((url) => new URL(url).pathname.startsWith("/assets/"))]
    : [];
  active?.postMessage({
    seen: [...new Set(seen)],
    isGuest: isGuest(),
    language: document.documentElement.lang,
  });
  keepCartCopy();
}

/** What the worker has to know of where else files come from (../worker/hosts.ts); nothing for most shops. */
function otherHosts(): string {
  const { pictures, files } = document.documentElement.dataset;
  const { origin } = new URL(import.meta.url);
  const known = Object.entries({ assets: origin === location.origin ? undefined : origin, pictures, files });
  const given = known.filter((one): one is [string, string] => one[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

const isGuest = () =>
  localStorage.getItem("token") === null && !/(?:^|; )(?:__Host-)?shop_known=1/.test(document.cookie);

type CopyNote = { sentence: string; again: string };

/** Says above the page that what is on it comes from a copy; once, in the newest words. */
function showCopyNote({ sentence, again }: CopyNote) {
  const note = document.getElementById("copy-note") ?? document.createElement("p");
  note.id = "copy-note";
  note.setAttribute("role", "status");
  const link = Object.assign(document.createElement("a"), { href: location.href, textContent: again });
  const line = document.createElement("span");
  line.append(`${sentence} `, link);
  note.replaceChildren(line);
  if (!note.isConnected) document.getElementById("root")?.before(note);
}

/**
 * A changed cart comes in the answer to the change, which is never kept: it is read once more, so that the copy has what
 * was put in last.
 */
function keepCartCopy() {
  let cart: string | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = (entries: PerformanceEntryList) => {
    for (const { pathname } of entries.map(({ name }) => new URL(name))) {
      if (pathname.startsWith(cartPath)) cart = pathname;
      else if (cart && pathname.startsWith(cartRoot)) {
        clearTimeout(waiting);
        waiting = setTimeout(readAgain, settleMs, cart);
      }
    }
  };
  new PerformanceObserver((list) => look(list.getEntries())).observe({ type: "resource", buffered: true });
}

const readAgain = (cart: string) =>
  fetch(cart, {
    headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang },
  }).catch(() => undefined);

void rest(navigator.serviceWorker).catch(() => undefined);
