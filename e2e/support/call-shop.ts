import type { APIRequestContext } from "@playwright/test";
// Types alone: Playwright's loader does not see named exports of the backend's CommonJS sources.
import type { doors } from "../../backend/src/contract/doors";

/** Method and path of a call of the contract. */
type Door = (typeof doors)[keyof typeof doors];

/** Calls a door without parts in its path, as the browser of that context; throws with the answer when it refuses. */
export async function callShop(request: APIRequestContext, [method, path]: Door, body?: object) {
  // Writes with a cookie must come from the shop's own origin; a request outside a page has none of itself.
  const headers = { "sec-fetch-site": "same-origin" };
  const response = await request.fetch(path, { method, headers, ...(body && { data: body }) });
  if (!response.ok())
    throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
