import type { APIRequestContext } from "@playwright/test";
// Types only: Playwright's loader does not see named exports of the backend's CommonJS sources.
import type { routes } from "../../backend/src/contract/routes";

/** Method and path of a call of the contract. */
type Route = (typeof routes)[keyof typeof routes];

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

/** Makes a call as the browser of that context; throws with the response if it is an error. */
export async function callShop(
  request: APIRequestContext,
  [method, path]: Route,
  { params = {}, query, body }: Parts = {},
) {
  // Writes with a cookie must come from the shop's own origin; a request outside a page has no origin by itself.
  const headers = { "sec-fetch-site": "same-origin" };
  const address = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ""));
  const response = await request.fetch(address, {
    method,
    headers,
    ...(query && { params: query }),
    ...(body && { data: body }),
  });
  if (!response.ok())
    throw new Error(`${method} ${address} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
