import type { Page } from "@playwright/test";

/** The link of a list's first product that comes in nothing but sizes. */
export const plainCard = (page: Page) => page.locator(".card:not(:has(.card-choices)) .card-title a").first();
