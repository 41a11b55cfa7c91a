import type { CallInput, ResponseOf, RouteName } from "@contract";
import { type ShopRouteName, shopRoutes } from "@contract/generated/shop-routes";
import { ApiError, networkError } from "./errors";
import { transport } from "./transport";

/** Only the parts that the entry has; a part whose fields are all optional may be omitted. */
type Given<Input> = {
  [Part in keyof Input as [Exclude<Input[Part], undefined>] extends [never]
    ? never
    : Record<string, never> extends Input[Part]
      ? never
      : Part]: Input[Part];
} & {
  [Part in keyof Input as [Exclude<Input[Part], undefined>] extends [never]
    ? never
    : Record<string, never> extends Input[Part]
      ? Part
      : never]?: Input[Part];
};

export type Input<Name extends RouteName> = Given<CallInput<Name>>;
export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };
export type Arguments<Name extends RouteName> =
  Record<string, never> extends Input<Name>
    ? [input?: Input<Name>, options?: CallOptions]
    : [input: Input<Name>, options?: CallOptions];

type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/**
 * Makes one call of the contract by its name, typed from the table. Throws ApiError with the server's sentence, code
 * and status; status 0 if the shop could not be reached.
 */
export function call<Name extends ShopRouteName>(
  name: Name,
  ...rest: Arguments<Name>
): Promise<ResponseOf<Name>> {
  return callAt(shopRoutes[name], ...rest);
}

/** The same, for a call whose method and path are in a separate list. */
export async function callAt<Name extends RouteName>(
  [method, path]: readonly [string, string],
  ...[input, options]: Arguments<Name>
): Promise<ResponseOf<Name>> {
  const { params, query, body } = (input ?? {}) as Loose;
  const reply = await transport({
    method,
    path: fillPath(path, params) + queryString(query),
    body,
    headers: options?.headers ?? {},
    signal: options?.signal,
  }).catch((error: unknown) => {
    throw networkError(error);
  });
  if (isSuccess(reply.json)) return reply.json as ResponseOf<Name>;
  const error = ApiError.from(reply.status, reply.json);
  // Not a wrong password, passkey or code: whoever signs in finds again what they have typed before.
  if (error.code === "unauthenticated") signedOut();
  throw error;
}

let signedOut: () => void = () => undefined;

/** Registers a callback for when the server no longer knows the session: it ended here or on another device. */
export function onSignedOut(listener: () => void) {
  signedOut = listener;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
}

/** Blank values are omitted and lists are joined by commas, as in the contract. */
export function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if ((value ?? "") !== "") search.set(key, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

const isSuccess = (json: unknown) => (json as { success?: unknown } | null | undefined)?.success === true;
