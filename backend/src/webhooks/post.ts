import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isExcepted, publicLookup, refusePrivateLiteral } from "./public-address";

/** A receiver takes the message and works later: who takes longer is asked again. */
const patienceMs = 10_000;

/** What a receiver said: the status, and its own words to be left alone (410). */
export type Answered = { status: number; ms: number };

/**
 * Posts a message to the checked address of a webhook, and reads no more of the answer than its status. A redirect is an
 * answer like any other: it could lead anywhere. Throws if there is none.
 */
export function postWebhook(
  address: string,
  body: string,
  headers: Record<string, string>,
): Promise<Answered> {
  const url = new URL(address);
  const isOwn = isExcepted(url);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    if (!isOwn) refusePrivateLiteral(url);
    const open = isOwn && url.protocol === "http:" ? overHttp : overHttps;
    const request = open(url, {
      method: "POST",
      // A connection of its own, never one that was made for another look-up.
      agent: false,
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "shop-webhooks",
        ...headers,
      },
      signal: AbortSignal.timeout(patienceMs),
      ...(!isOwn && { lookup: publicLookup() }),
    });
    request.once("error", reject);
    request.once("response", (response) => {
      response.once("error", () => {});
      resolve({ status: response.statusCode ?? 0, ms: Math.round(performance.now() - started) });
      response.destroy();
    });
    request.end(body);
  });
}
