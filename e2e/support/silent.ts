import { expect, type Page } from "@playwright/test";

/** Opens a page whose scripts do not load before `letCome` is called: a phone on a slow connection. */
export async function goToSilent(page: Page, path: string) {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("#root > *").first()).toBeVisible();
  return letCome;
}

/** What is said to whoever has pressed something before the scripts have come. */
export const moment = (page: Page) => page.getByRole("status").filter({ hasText: "One moment…" });

/** Holds one script back; the returned object releases it, and reports when it is requested. */
export async function holdBack(page: Page, name: RegExp) {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const asked = page.waitForRequest(name);
  await page.route(name, async (route) => {
    await come;
    await route.continue();
  });
  return { asked, letCome };
}
