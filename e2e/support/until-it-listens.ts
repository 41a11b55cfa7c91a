import type { Page } from "@playwright/test";

/** A storefront page that has begun to listen, one without scripts (plain, light, scripts switched off), or the panel. */
const settled = "html[data-live], html:not(:has(script#scripts)), html:has(noscript > *)";

/**
 * Lets `goto` and `reload` of a page end when it listens: until then its links load documents, where later they open
 * dialogs. Who wants to press earlier says what to wait for (`waitUntil`).
 */
export function openUntilItListens(page: Page): void {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const listens = () => page.locator(settled).waitFor({ state: "attached" });
  page.goto = async (url, options) => {
    const response = await goTo(url, options);
    if (!options?.waitUntil) await listens();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await listens();
    return response;
  };
}
