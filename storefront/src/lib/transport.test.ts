import { afterEach, expect, it, vi } from "vitest";
import { localKeys } from "./storage";
import { transport } from "./transport";

afterEach(() => vi.unstubAllGlobals());

async function sentLanguage(saved: string | null, spoken: string[]) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", { languages: spoken });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === localKeys.language ? saved : null),
  });
  await transport({ method: "GET", path: "/api/health", body: undefined, headers: {}, signal: undefined });
  return new Headers(fetch.mock.calls[0]?.[1].headers).get("accept-language");
}

it("tells the shop the chosen language, the browser's own otherwise", async () => {
  expect(await sentLanguage("mr", ["hi-IN", "en"])).toBe("mr");
  expect(await sentLanguage(null, ["fr", "hi-IN", "en"])).toBe("hi");
  expect(await sentLanguage("xx", ["fr"])).toBe("en");
});
