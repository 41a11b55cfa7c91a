import type { CallInput, ResponseOf, RouteName } from "@contract";
import { routes } from "@contract/routes";
import { Client, type FetchArgs } from "@medusajs/js-sdk";
import { HttpError } from "react-admin";
import { session } from "../session/session";
import { carouselToken } from "../session/token";

type Input = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

/** The address of a route with its parameters filled in. */
export function routeUrl(name: RouteName, { params = {}, query = {} }: Input = {}): string {
  const path = routes[name][1].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== "") search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Nobody watches a spinner for longer: the shop responds, or says that it is busy, well before. */
const patienceMs = 30_000;
/** A file may be sent over a slow connection, and the response waits until a whole catalogue is written. */
const filePatienceMs = 180_000;

/** The engine's own client, with the session cookie; refusals are thrown by fetch-or-refuse.ts, put into it by the build. */
const client = new Client({ baseUrl: "", auth: { type: "session", fetchCredentials: "same-origin" } });

/** Whether the shop refused a call, before doing anything, because nobody is signed in any more. */
const isSignedOut = (error: unknown) =>
  error instanceof HttpError && error.status === 401 && error.body?.code === "unauthenticated";

/**
 * Sends; where the session has ended meanwhile, asks for the password over the page and sends once more. A page that
 * nobody was signed in to has nothing to lose: the auth provider leads it to the login.
 */
async function sendSignedIn<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!isSignedOut(error) || !session.wasSignedIn() || !(await session.again())) throw error;
    return send();
  }
}

/** One request of the panel. Throws react-admin's HttpError if it is refused or gets no response. */
export function request<Result>(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Result> {
  const send = () => sendOnce<Result>(url, method, body, headers);
  // Whether somebody is signed in is what this one asks.
  return url === routes.checkAuth[1] ? send() : sendSignedIn(send);
}

function sendOnce<Result>(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Result> {
  const isForm = body instanceof FormData;
  return client.fetch<Result>(url, {
    method,
    headers: {
      // The panel's own (i18n-provider.ts): the shop answers in it. The SDK's own header would be empty.
      "accept-language": document.documentElement.lang,
      "x-medusa-locale": null,
      // The browser writes a form's, with its boundary.
      ...((isForm || body === undefined) && { "content-type": null }),
      ...carouselToken.headerFor(url),
      ...headers,
    },
    body: body as FetchArgs["body"],
    signal: AbortSignal.timeout(isForm ? filePatienceMs : patienceMs),
  });
}

/** A file of the shop, which may take long to make; refused as `request` is. */
export function requestFile(url: string): Promise<Response> {
  return sendSignedIn(() =>
    client.fetch<Response>(url, {
      method: "GET",
      headers: {
        accept: "application/pdf",
        "accept-language": document.documentElement.lang,
        "x-medusa-locale": null,
        "content-type": null,
      },
      signal: AbortSignal.timeout(filePatienceMs),
    }),
  );
}

/** Makes a call of the contract by its name. */
export function call<Name extends RouteName>(
  name: Name,
  input: {
    [K in keyof CallInput<Name> as CallInput<Name>[K] extends undefined ? never : K]: CallInput<Name>[K];
  },
  headers?: Record<string, string>,
): Promise<ResponseOf<Name>> {
  const { body, ...place } = input as Input;
  return request<ResponseOf<Name>>(routeUrl(name, place), routes[name][0], body, headers);
}
