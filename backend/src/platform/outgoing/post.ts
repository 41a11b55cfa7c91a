import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { publicLookup, refusePrivateLiteral } from "./public-address";

/** A receiver takes the message and works later: who takes longer is asked again. */
const patienceMs = 10_000;

/**
 * For a connection to one of several addresses before the next is tried, as `net` takes it; its own quarter of a second is too short
 * for far ones.
 */
const connecting = { autoSelectFamilyAttemptTimeout: 2_500 };

/** What a receiver said: its status, and after how many milliseconds. */
export type Answered = { status: number; ms: number };

type Outgoing = {
  body: string | Buffer;
  headers: Readonly<Record<string, string>>;
  /** The one origin on one's own machine that may be plain http and private. */
  local: string | undefined;
};

/**
 * Posts a message to an address that somebody else chose and `publicUrl` has checked, and reads no more of the answer than its
 * status. A redirect is an answer like any other: it could lead anywhere. Throws if there is none.
 */
export function postOut(address: string, { body, headers, local }: Outgoing): Promise<Answered> {
  const url = new URL(address);
  const isOwn = url.origin === local;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    if (!isOwn) refusePrivateLiteral(url);
    const open = isOwn && url.protocol === "http:" ? overHttp : overHttps;
    const request = open(url, {
      method: "POST",
      // A connection of its own, never one that was made for another look-up.
      agent: false,
      headers: { "content-length": Buffer.byteLength(body), ...headers },
      ...connecting,
      signal: AbortSignal.timeout(patienceMs),
      ...(!isOwn && { lookup: publicLookup() }),
    });
    request.once("error", reject);
    // An answer that is neither a response nor an error to Node, and ends the patience with it: without these nothing would follow.
    request.once("upgrade", (_response, socket) => {
      socket.destroy();
      reject(new Error("The answer wants another protocol"));
    });
    request.once("close", () => reject(new Error("The connection ended without an answer")));
    request.once("response", (response) => {
      response.once("error", () => {});
      resolve({ status: response.statusCode ?? 0, ms: Math.round(performance.now() - started) });
      response.destroy();
    });
    request.end(body);
  });
}
