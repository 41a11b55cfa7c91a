import { expect, type Page, type Route } from "@playwright/test";

/** Holds back what a pattern names, all scripts if none is given, until the returned function is called; answered by `then`. */
export async function hold(
  page: Page,
  what: string | RegExp = "**/assets/*.js",
  then = (route: Route) => route.continue(),
) {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(what, async (route) => {
    await come;
    await then(route);
  });
  return letCome;
}

/** Opens a page whose scripts do not load before `letCome` is called: a phone on a slow connection. */
export async function goToSilent(page: Page, path: string) {
  const letCome = await hold(page);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("#root > *").first()).toBeVisible();
  return letCome;
}

/** What is said to whoever has pressed something before the scripts have come. */
export const moment = (page: Page) => page.getByRole("status").filter({ hasText: "One moment…" });

/** Holds one script back; the returned object releases it, and reports when it is requested. */
export async function holdBack(page: Page, name: RegExp) {
  const asked = page.waitForRequest(name);
  return { asked, letCome: await hold(page, name) };
}
