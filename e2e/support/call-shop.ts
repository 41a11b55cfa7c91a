import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
// Types only: Playwright's loader does not see named exports of the backend's CommonJS sources.
import type { routes } from "../../backend/src/contract/routes";

/** Method and path of a call of the contract. */
type Route = (typeof routes)[keyof typeof routes];

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

/** A shop that says "send it again" more often than that is not only slow. */
const mostTries = 5;

/**
 * Makes a call as the browser of that context; throws with the response if it is an error. Where a shop is busy and says when the
 * call may be sent again, it is, with the same key.
 */
export async function callShop(
  request: APIRequestContext,
  [method, path]: Route,
  { params = {}, query, body }: Parts = {},
) {
  // Writes with a cookie must come from the shop's own origin; a request outside a page has no origin by itself.
  const headers = { "sec-fetch-site": "same-origin", "idempotency-key": randomUUID() };
  const address = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ""));
  for (let tries = 1; ; tries += 1) {
    const response = await request.fetch(address, {
      method,
      headers,
      ...(query && { params: query }),
      ...(body && { data: body }),
    });
    if (response.ok()) return response.json();
    const waitSeconds = response.headers()["retry-after"];
    if (response.status() !== 503 || waitSeconds === undefined || tries === mostTries)
      throw new Error(`${method} ${address} answered ${response.status()}: ${await response.text()}`);
    await pause(Number(waitSeconds) * 1_000);
  }
}
