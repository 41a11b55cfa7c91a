import type { Answer, CallInput } from "@contract";
import { type DoorName, doors } from "@contract/doors";
import type { Failure } from "@contract/envelope";
import { HttpError } from "react-admin";

type Input = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

/** The address of a door with its parameters filled in. */
export function doorUrl(name: DoorName, { params = {}, query = {} }: Input = {}): string {
  const path = doors[name][1].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== "") search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** One request of the panel; a refusal becomes react-admin's HttpError with the server's sentence and fields. */
export async function request<Result>(url: string, method: string, body?: unknown): Promise<Result> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    credentials: "same-origin",
    headers: body && !isForm ? { "content-type": "application/json" } : undefined,
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Result;
  const failure = (answer ?? { message: response.statusText }) as Failure;
  const fields = Object.fromEntries((failure.errors ?? []).map(({ field, message }) => [field, message]));
  throw new HttpError(failure.message, response.status, {
    ...failure,
    errors: failure.errors ? { ...fields, root: { serverError: failure.message } } : undefined,
  });
}

/** Call a door of the contract by its name. */
export function call<Name extends DoorName>(
  name: Name,
  input: {
    [K in keyof CallInput<Name> as CallInput<Name>[K] extends undefined ? never : K]: CallInput<Name>[K];
  },
): Promise<Answer<Name>> {
  const { body, ...place } = input as Input;
  return request<Answer<Name>>(doorUrl(name, place), doors[name][0], body);
}
