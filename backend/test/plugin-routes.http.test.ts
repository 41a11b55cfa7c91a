import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

const routes = {
  "api/loyalty": `exports.GET = async (req, res) => {
    const { data } = await req.scope.resolve("query").graph({ entity: "region", fields: ["currency_code"] });
    res.json({ success: true, data });
  };`,
  "api/loyalty/[id]": "exports.GET = (req, res) => res.json({ success: true, data: req.params.id });",
  "api/loyalty/broken": `exports.GET = () => { throw new Error("select secret from plugin"); };`,
  // Not below /api/: not reachable.
  "admin/loyalty": "exports.GET = (req, res) => res.json({ success: true });",
  "store/loyalty": "exports.GET = (req, res) => res.json({ success: true });",
  // One of the shop's own calls, which a plugin cannot replace.
  "api/health": `exports.GET = (req, res) => res.json({ success: true, message: "mine" });`,
};

/** A plugin in its built form. */
function throwAwayPlugin(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-plugin-"));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "throw-away-plugin", version: "1.0.0" }),
  );
  for (const [path, source] of Object.entries(routes)) {
    const file = join(folder, ".medusa/server/src/api", path, "route.js");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return folder;
}

let shop: Shop;
let plugin: string;
let server: Server;
let base: string;
let close: () => Promise<void>;

beforeAll(async () => {
  shop = await openShop();
  plugin = throwAwayPlugin();
  const config = shop.container.resolve(ContainerRegistrationKeys.CONFIG_MODULE);
  config.plugins = [...(config.plugins ?? []), { resolve: plugin, options: {} }];
  const { mountPluginRoutes } =
    loadBackend<typeof import("../src/http/plugin-routes")>("./http/plugin-routes");
  const { createListener } =
    loadBackend<typeof import("../src/http/pipeline/listener")>("./http/pipeline/listener");
  const { handlers } = loadBackend<typeof import("../src/http/routes")>("./http/routes");
  const mounted = await mountPluginRoutes(shop.container);
  close = mounted.close;
  server = createServer(
    createListener({ handlers, scope: shop.container, pluginRoutes: mounted.app, rawRoutes: {} }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await close();
  await shop.close();
  rmSync(plugin, { recursive: true, force: true });
});

const get = (path: string) => send<{ success: boolean; data?: unknown; message?: string }>(base, "GET", path);

describe("a plugin's routes", () => {
  it("are served below /api/, with the engine's container", async () => {
    const { status, body } = await get("/api/loyalty");
    expect([status, body.data]).toEqual([200, expect.arrayContaining([{ currency_code: "inr" }])]);
    expect((await get("/api/loyalty/42")).body.data).toBe("42");
  });

  it("carry the shop's security headers", async () => {
    const { headers } = await get("/api/loyalty");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.has("x-powered-by")).toBe(false);
  });

  it("are not served elsewhere", async () => {
    for (const path of ["/admin/loyalty", "/store/loyalty", "/loyalty"])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it("cannot take over one of the shop's own calls", async () => {
    expect((await get("/api/health")).body.message).toBeUndefined();
  });

  it("tell nothing of their inside when they break", async () => {
    const { status, body } = await get("/api/loyalty/broken");
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  it("leave what nobody answers to a JSON 404", async () => {
    const { status, body } = await get("/api/unknown");
    expect([status, body.success]).toEqual([404, false]);
  });
});
