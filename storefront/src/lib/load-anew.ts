/** Any answer will do: it is asked past the browser's cache and the service worker's copies. */
const isReachable = () =>
  fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * For a page whose files do not come: loads it anew if the shop can be reached, since another build has taken their place
 * or the browser remembers that they failed. Resolves if it cannot be reached.
 */
export async function loadAnew(): Promise<undefined> {
  if (!(await isReachable())) return;
  location.reload();
  return new Promise(() => {});
}
