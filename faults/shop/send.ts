import { setTimeout as pause } from "node:timers/promises";

/** `status` is 0 if there was no response: the connection was cut or refused, or, `isGivenUp`, it stayed silent. */
export type Answer<Body = Record<string, unknown>> = {
  status: number;
  isGivenUp?: boolean;
  ms: number;
  /** The time of the response. */
  at: number;
  body: Body;
  /** The header that sets cookies, if there is one. */
  cookies?: string;
};

export type Request = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  form?: FormData;
  /** Sent unchanged. */
  raw?: string;
  /** The value of the session cookie. */
  token?: string;
  key?: string;
  headers?: Record<string, string>;
};

/**
 * How long anything may take before it counts as never. The shop itself gives up after 10 s; how late that is on a busy
 * machine says nothing about the shop, so nothing fails on it.
 */
export const patienceMs = 60_000;

/** Sends one request and returns whatever comes back. */
export async function send<Body = Record<string, unknown>>(
  url: string,
  { method, body, form, raw, token, key, headers }: Request = {},
): Promise<Answer<Partial<Body>>> {
  const started = performance.now();
  const answer = (status: number, json: Partial<Body>) => ({
    status,
    ms: performance.now() - started,
    at: Date.now(),
    body: json,
  });
  try {
    // A route that redirects has no JSON.
    const response = await fetch(url, {
      method: method ?? (body === undefined && !form && raw === undefined ? "GET" : "POST"),
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token && { cookie: `shop_session=${token}`, "sec-fetch-site": "same-origin" }),
        ...(key && { "idempotency-key": key }),
        ...headers,
      },
      body: raw ?? form ?? (body === undefined ? undefined : JSON.stringify(body)),
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    const json = (await response.json().catch(() => ({}))) as Partial<Body>;
    const cookies = response.headers.get("set-cookie");
    return { ...answer(response.status, json), ...(cookies && { cookies }) };
  } catch (error) {
    const isGivenUp = error instanceof DOMException && error.name === "TimeoutError";
    return { ...answer(0, {}), ...(isGivenUp && { isGivenUp }) };
  }
}

/** Whether the same request may be retried: there was no response, or the response allows it. */
export const isRetryable = ({ status }: Answer<unknown>): boolean =>
  status === 0 || status === 502 || status === 503 || status === 504;

/** Against waiting for ever: each try may be refused after ten seconds by a machine that is busy with other things. */
const longestMs = 600_000;

/** Retries retryable responses until there is a different one. */
export async function surely<Body>(once: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  const end = Date.now() + longestMs;
  for (;;) {
    const answer = await once();
    if (!isRetryable(answer) || Date.now() > end) return answer;
    await pause(250);
  }
}
