/** Which of the shop's files an address names, and whether on another host, which may not let the worker read it. */
export type Kind = "asset" | "picture" | "picture-elsewhere" | undefined;

/**
 * Tells files of the shop from everything else. Other hosts than the shop's own are in the address by which pages register
 * the worker, as `assets`, `pictures` and `files`.
 */
export function filesOf(worker: URL): (url: URL) => Kind {
  const { origin, searchParams } = worker;
  const assetHosts = [origin, searchParams.get("assets")];
  const elsewhere = ["pictures", "files"].flatMap((name) => searchParams.get(name) ?? []);
  return (url) => {
    if (assetHosts.includes(url.origin) && url.pathname.startsWith("/assets/")) return "asset";
    if (url.origin === origin && /^\/(pictures|files)\//.test(url.pathname)) return "picture";
    return elsewhere.some((host) => url.href.startsWith(`${host}/`)) ? "picture-elsewhere" : undefined;
  };
}
