/** `status` is 0 where no answer came: the line was cut, or nobody listened. */
export type Answer<Body = Record<string, unknown>> = {
  status: number;
  ms: number;
  /** When it came, by the clock. */
  at: number;
  body: Body;
};

export type Request = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  form?: FormData;
  /** Goes as it is. */
  raw?: string;
  /** What the cookie of a session holds. */
  token?: string;
  key?: string;
  headers?: Record<string, string>;
};

/** Longer than any answer may take, so that one that never comes is seen as such. */
const patienceMs = 30_000;

/** Sends one request and answers whatever comes back. */
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
    // A route that sends the browser on has no JSON to tell.
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
    return answer(response.status, (await response.json().catch(() => ({}))) as Partial<Body>);
  } catch {
    return answer(0, {});
  }
}

/** Whether the same request may be sent again: nobody answered, or the answer says so. */
export const isRetryable = ({ status }: Answer<unknown>): boolean =>
  status === 0 || status === 502 || status === 503 || status === 504;
