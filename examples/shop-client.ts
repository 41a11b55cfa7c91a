import { Client, FetchError } from "@medusajs/js-sdk";
import type { CallInput, ResponseOf, RouteName } from "../backend/src/contract";
import { routes } from "../backend/src/contract/routes";

/** What a call takes besides its name: the parts that its entry in the contract has. */
type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
type Present<Input> = { [Part in keyof Input as Input[Part] extends undefined ? never : Part]: Input[Part] };
export type Input<Name extends RouteName> = {
  [Part in keyof Present<CallInput<Name>> as object extends CallInput<Name>[Part]
    ? never
    : Part]: CallInput<Name>[Part];
} & {
  [Part in keyof Present<CallInput<Name>> as object extends CallInput<Name>[Part]
    ? Part
    : never]?: CallInput<Name>[Part];
};

/** A refused call, with the shop's sentence for the user. The SDK keeps no more of a refusal than these two. */
export class ShopError extends Error {
  override name = "ShopError";
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export type ShopClient = {
  call<Name extends RouteName>(
    name: Name,
    input: Input<Name>,
    options?: { headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<ResponseOf<Name>>;
};

/**
 * A client of the shop that is not a browser, on the engine's own SDK: calls by name, typed by the contract. It keeps
 * the session cookie that signing in sets, and names the shop's origin, without which a write is refused.
 */
export function connect(shop: string, language: "en" | "hi" | "mr" = "en"): ShopClient {
  const client = new Client({ baseUrl: shop, auth: { type: "session" } });
  const cookies = new Map<string, string>();
  return {
    async call(name, input, { headers = {}, signal } = {}) {
      const { params, query, body } = input as Parts;
      const [method, path] = routes[name];
      const reply = await client
        .fetch<Response>(fill(path, params), {
          method,
          headers: {
            // Anything but JSON: the SDK then returns the whole response, with its cookies.
            accept: "*/*",
            "accept-language": language,
            origin: new URL(shop).origin,
            cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
            ...headers,
          },
          ...(query && { query }),
          ...(body !== undefined && { body: body as Record<string, unknown> }),
          ...(signal && { signal }),
        })
        .catch((error: unknown) => {
          throw error instanceof FetchError ? new ShopError(error.message, error.status ?? 0) : error;
        });
      for (const cookie of reply.headers.getSetCookie()) {
        const [key = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? [];
        cookies.set(key, value);
      }
      return reply.json();
    },
  };
}

const fill = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
