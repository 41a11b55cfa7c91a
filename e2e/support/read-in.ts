import type { Page } from "@playwright/test";

/** Opens the page on screen in another language, as who has chosen it: its address, and the saved choice. */
export async function readIn(page: Page, language: "en" | "hi" | "mr"): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const path = pathname.replace(/^\/(hi|mr)(?=\/)/, "");
  await page.evaluate((choice) => {
    localStorage.setItem("appLanguage", choice);
    // biome-ignore lint/suspicious/noDocumentCookie: not every Chromium of the journeys has the Cookie Store
    document.cookie = `appLanguage=${choice}; path=/`;
  }, language);
  await page.goto(`${language === "en" ? "" : `/${language}`}${path}${search}`);
}
