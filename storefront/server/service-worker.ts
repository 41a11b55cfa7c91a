import type { ServerResponse } from "node:http";

/** Where browsers look for the service worker (../worker): at the root, as it answers for every page of the shop. */
export const workerPath = "/sw.js";

/** Takes the place of a worker that must go: it forgets all copies and its own registration. */
const ending = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",event=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister()})()));
`;

/** Switches the service worker off in the browsers that have it (OFFLINE=off): each asks for it at its next page. */
export function endServiceWorker(res: ServerResponse): void {
  res.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" });
  res.end(ending);
}
