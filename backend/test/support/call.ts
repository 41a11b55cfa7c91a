import type { CallInput, ResponseOf, RouteName } from "../../src/contract";
import type { Failure } from "../../src/contract/envelope";
import { routes } from "../../src/contract/routes";

type Present<Input> = { [Part in keyof Input as Input[Part] extends undefined ? never : Part]: Input[Part] };
/** Parts that may be empty (a query of optional keys) may be omitted. */
type Given<Input> = {
  [Part in keyof Input as object extends Input[Part] ? never : Part]: Input[Part];
} & { [Part in keyof Input as object extends Input[Part] ? Part : never]?: Input[Part] };
export type Input<Name extends RouteName> = Given<Present<CallInput<Name>>>;

/** The response, success or failure: a test reads either without checking first. */
type Either<Body> = (Body extends unknown ? Omit<Body, "success"> : never) &
  Partial<Omit<Failure, "success">> & { success: boolean };

/** A signed-in user: `token` is the value of their session cookie, or a program's key. */
export type Signed = { token: string; isKey?: true };

/** What a browser on the shop's own pages sends for a signed-in user; a program sends its key and nothing else. */
export const asBrowserOf = ({ token, isKey }: Signed): Record<string, string> =>
  isKey
    ? { authorization: `Bearer ${token}` }
    : { cookie: `shop_session=${token}`, "sec-fetch-site": "same-origin" };

/** The session that a response's cookie begins; empty if there is none. */
export const sessionIn = (headers: Headers): string =>
  /shop_session=([\w-]*)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";

export type Reply<Body> = { status: number; headers: Headers; body: Body };

export type RawRequest = { headers?: Record<string, string>; body?: BodyInit | object; as?: Signed };

/** Sends any request, however wrong, and returns the response; a body that is not JSON fails the test. */
export async function send<Body = Failure>(
  base: string,
  method: string,
  path: string,
  { headers = {}, body, as }: RawRequest = {},
): Promise<Reply<Body>> {
  const isPlain = body !== undefined && body !== null && Object.getPrototypeOf(body) === Object.prototype;
  const response = await fetch(base + path, {
    method,
    redirect: "manual",
    headers: {
      ...(isPlain && { "content-type": "application/json" }),
      ...(as && asBrowserOf(as)),
      ...headers,
    },
    body: isPlain ? JSON.stringify(body) : (body as BodyInit | undefined),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

/** The address of a route with its parameters and query filled in. */
export function addressOf(
  name: RouteName,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const path = routes[name][1].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? "none"),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A call as the front ends make it, typed by the table. The response may be the success or the failure. */
export function call<Name extends RouteName>(
  base: string,
  name: Name,
  input: Input<Name>,
  as?: Signed,
  headers?: Record<string, string>,
): Promise<Reply<Either<ResponseOf<Name>>>> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: object;
  };
  return send(base, routes[name][0], addressOf(name, params, query), { body, as, headers });
}
