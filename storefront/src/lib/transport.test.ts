import { afterEach, expect, it, vi } from "vitest";
import { transport } from "./transport";

afterEach(() => vi.unstubAllGlobals());

async function sentLanguage(lang: string) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { documentElement: { lang } });
  await transport({ method: "GET", path: "/api/health", body: undefined, headers: {}, signal: undefined });
  return new Headers(fetch.mock.calls[0]?.[1].headers).get("accept-language");
}

it("tells the shop the language on screen", async () => {
  expect(await sentLanguage("mr")).toBe("mr");
  expect(await sentLanguage("en")).toBe("en");
});
