import { mkdtempSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newShop } from "@contract/new-shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matchRoute } from "../src/routing/match-route";
import { blankPage } from "../src/testing/blank-page";
import { builtAssets, entryName } from "./assets";
import { readEnv } from "./env";
import { PageCache } from "./page-cache";
import { pageServer } from "./pages";
import { createWeb } from "./web";

const folder = mkdtempSync(join(tmpdir(), "fonts-"));
const fonts = ["latin-400", "devanagari-400"].map((name) => [
  `src/styles/fonts/${name}.woff2`,
  { file: `assets/${name}-a1.woff2` },
]);
writeFileSync(
  join(folder, "manifest.json"),
  JSON.stringify({ [entryName]: { file: "assets/entry.js" }, ...Object.fromEntries(fonts) }),
);
const ahead = (address: string) => `<${address}>; rel=preload; as=font; crossorigin; fetchpriority=low`;

describe("a page of the shop", () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    const env = readEnv({ BACKEND_URL: "http://127.0.0.1:9" }, import.meta.dirname);
    const pages = pageServer({
      renderer: { matchRoute, render: async () => ({ ...blankPage, status: 200, body: "", keys: [] }) },
      assets: builtAssets(folder, false),
      cache: new PageCache({ freshMs: 1e6, staleMs: 1e6, outageMs: 1e6, maxBytes: 1e6 }),
      origin: "https://shop.example",
      edge: env.edge,
    });
    const site = { origin: "https://shop.example", pages, plain: pages, shop: async () => newShop };
    ({ server } = createWeb({ env, ...site, clientFolder: folder }));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it("names ahead the one font that most of it is written in", async () => {
    const named = async (path: string) => (await fetch(url + path)).headers.get("link");
    expect(await named("/shop/home")).toBe(ahead("/assets/latin-400-a1.woff2"));
    expect(await named("/hi/shop/home")).toBe(ahead("/assets/devanagari-400-a1.woff2"));
    expect(await named("/mr/shop/listing")).toBe(ahead("/assets/devanagari-400-a1.woff2"));
  });

  it.each([
    ["Save-Data", "on"],
    ["Cookie", "shop_lite=1"],
  ])("names none in the light version, and is marked for its styles (%s)", async (name, value) => {
    const response = await fetch(`${url}/hi/shop/home`, { headers: { [name]: value } });
    expect(response.headers.get("link")).toBeNull();
    expect(await response.text()).toMatch(/^<!doctype html><html lang="hi" data-lite>/);
  });
});

it("names the font at the host of built files, and none while the build has none", () => {
  expect(builtAssets(folder, false, "https://cdn.example").fontAhead?.("mr")).toBe(
    ahead("https://cdn.example/assets/devanagari-400-a1.woff2"),
  );
  const bare = mkdtempSync(join(tmpdir(), "fonts-"));
  writeFileSync(join(bare, "manifest.json"), JSON.stringify({ [entryName]: { file: "assets/entry.js" } }));
  expect(builtAssets(bare, false).fontAhead?.("en")).toBeUndefined();
});
