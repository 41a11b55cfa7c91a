export type Request = {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
};
export type Reply = { status: number; json: unknown };
export type Transport = (request: Request) => Promise<Reply>;

declare global {
  interface Window {
    /** Gives the answer to a call that server/early-add.ts has sent, by its path and body; once: until then it is `held`. */
    earlyAnswer?: { (call: string): Promise<Response> | undefined; held?: boolean };
  }
}

/**
 * The browser's transport: same origin, session cookie, and the language on screen, in which the shop writes back.
 * The token of Spec §3 is only for the panel's carousel.
 */
const fetchTransport: Transport = async ({ method, path, body, headers, signal }) => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await (window.earlyAnswer?.(path + sent.body) ??
    fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        Accept: "application/json",
        "Accept-Language": document.documentElement.lang,
        ...(sent.body && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...sent,
      ...(signal && { signal }),
    }));
  return { status: response.status, json: await response.json().catch(() => undefined) };
};

export let transport: Transport = fetchTransport;

/** The server sets its own once, at start: straight to the backend, as a guest. */
export function setTransport(replacement: Transport) {
  transport = replacement;
}
