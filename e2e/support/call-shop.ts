import type { APIRequestContext } from "@playwright/test";
import { doors } from "../../backend/src/contract/doors";

/** Calls a door without parts in its path, as the browser of that context; throws with the answer when it refuses. */
export async function callShop(request: APIRequestContext, door: keyof typeof doors, body?: object) {
  const [method, path] = doors[door];
  // Writes with a cookie must come from the shop's own origin; a request outside a page has none of itself.
  const headers = { "sec-fetch-site": "same-origin" };
  const response = await request.fetch(path, { method, headers, ...(body && { data: body }) });
  if (!response.ok())
    throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
