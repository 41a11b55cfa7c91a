import { afterEach, expect, it, vi } from "vitest";
import { transport } from "./transport";

afterEach(() => vi.unstubAllGlobals());

async function sentLanguage(lang: string) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { documentElement: { lang } });
  vi.stubGlobal("window", {});
  await transport({ method: "GET", path: "/api/health", body: undefined, headers: {}, signal: undefined });
  return new Headers(fetch.mock.calls[0]?.[1].headers).get("accept-language");
}

it("tells the shop the language on screen", async () => {
  expect(await sentLanguage("mr")).toBe("mr");
  expect(await sentLanguage("en")).toBe("en");
});

it("takes the answer of a call that was sent before the page listened, and sends it no more", async () => {
  const fetch = vi.fn(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const answers = new Map([[`/api/shop/cart/add{"quantity":1}`, Promise.resolve(new Response("[1]"))]]);
  vi.stubGlobal("window", { earlyAnswer: (call: string) => answers.get(call) });
  const add = (quantity: number) =>
    transport({
      method: "POST",
      path: "/api/shop/cart/add",
      body: { quantity },
      headers: {},
      signal: undefined,
    });
  expect((await add(1)).json).toEqual([1]);
  expect(fetch).not.toHaveBeenCalled();
  expect((await add(2)).json).toEqual({});
  expect(fetch).toHaveBeenCalledOnce();
});
