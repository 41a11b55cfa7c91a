import type { CallInput, ResponseOf, RouteName } from "@contract";
import type { Failure } from "@contract/envelope";
import { routes } from "@contract/routes";
import { HttpError } from "react-admin";
import { session } from "../session/session";
import { carouselToken } from "../session/token";
import { inPanelWords } from "./say";

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

/** The shop's response; an HttpError of status 0 with the panel's own text if there was none. */
async function answerTo(url: string, init: RequestInit, waitMs: number): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(waitMs) });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    throw new HttpError(inPanelWords(isLate ? "session.tooLate" : "session.offline"), 0);
  }
}

/** The text for a refusal that came without one, such as a proxy's. */
function wordless(status: number): Failure {
  const message = inPanelWords(status >= 500 ? "session.busy" : "session.refused");
  return { success: false, message, code: "wordless" };
}

/** One request of the panel; a refusal becomes react-admin's HttpError with the server's sentence and fields. */
export async function request<Result>(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Result> {
  const isForm = body instanceof FormData;
  const response = await answerTo(
    url,
    {
      method,
      credentials: "same-origin",
      headers: {
        // The panel's own (i18n-provider.ts): the shop answers in it.
        "accept-language": document.documentElement.lang,
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...carouselToken.headerFor(url),
        ...headers,
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    },
    isForm ? filePatienceMs : patienceMs,
  );
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Result;
  const failure = (answer as Failure | null)?.message ? (answer as Failure) : wordless(response.status);
  if (failure.code === "second_factor_owed") session.holdsBack();
  const fields = Object.fromEntries((failure.errors ?? []).map(({ field, message }) => [field, message]));
  throw new HttpError(failure.message, response.status, {
    ...failure,
    errors: failure.errors ? { ...fields, root: { serverError: failure.message } } : undefined,
  });
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
