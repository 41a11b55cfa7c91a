import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type RawRequest, send } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { anotherAdmin } from "./support/world";

const routes = {
  "api/loyalty": `exports.GET = async (req, res) => {
    const { data } = await req.scope.resolve("query").graph({ entity: "region", fields: ["currency_code"] });
    res.json({ success: true, data });
  };`,
  "api/loyalty/[id]": "exports.GET = (req, res) => res.json({ success: true, data: req.params.id });",
  "api/loyalty/broken": `exports.GET = () => { throw new Error("select secret from plugin"); };`,
  // Not below /api/: reachable only as /api/plugins/…, where PLUGIN_ROUTES opens their area.
  "admin/loyalty":
    "exports.GET = (req, res) => res.json({ success: true, data: req.auth_context.actor_id });",
  "admin/loyalty/[id]": `exports.POST = (req, res) => res.json({ success: true });
    exports.GET = exports.POST;
    exports.DELETE = (req, res) => res.status(409).json({ success: false });`,
  "store/loyalty": `const answer = (req, res) => res.json({ success: true, data: {
      who: req.auth_context?.actor_id ?? null, channels: req.publishable_key_context.sales_channel_ids } });
    exports.GET = answer;
    exports.POST = answer;`,
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
    createListener({ handlers, scope: shop.container, pluginRoutes: mounted.serve, rawRoutes: {} }),
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

describe("a plugin's routes below /store and /admin", () => {
  const open = (...areas: Array<"store" | "admin">) => {
    loadBackend<typeof import("../src/platform/env")>("./platform/env").env().PLUGIN_ROUTES = areas;
  };
  type Answer = { success: boolean; data: { who: string | null; channels: string[] } };
  const ask = (path: string, request: RawRequest = {}, method = "GET") =>
    send<Answer>(base, method, `/api/plugins${path}`, request);

  it("are closed unless PLUGIN_ROUTES opens them, one area at a time", async () => {
    const as = await shop.admin();
    open();
    for (const path of ["/store/loyalty", "/admin/loyalty"])
      expect([path, (await ask(path, { as })).status]).toEqual([path, 404]);
    open("store");
    expect((await ask("/store/loyalty")).status).toBe(200);
    expect((await ask("/admin/loyalty", { as })).status).toBe(404);
  });

  it("see the shopper who is signed in to the shop, and the shop's sales channel", async () => {
    open("store");
    const asha = await shop.shopper();
    const guest = (await ask("/store/loyalty")).body.data;
    expect(guest).toEqual({ who: null, channels: [expect.stringMatching(/^sc_/)] });
    expect((await ask("/store/loyalty", { as: asha })).body.data).toEqual({ ...guest, who: asha.id });
    expect((await ask("/store/loyalty", { as: await shop.admin() })).body.data.who).toBeNull();
  });

  it("below /admin see the owner, and let nobody else in", async () => {
    open("admin");
    const admin = await shop.admin();
    expect((await ask("/admin/loyalty", { as: admin })).body.data).toBe(admin.id);
    expect((await ask("/admin/loyalty")).status).toBe(401);
    expect((await ask("/admin/loyalty", { as: await shop.shopper() })).status).toBe(403);
    expect((await ask("/admin/loyalty", { as: await anotherAdmin(shop, "manager") })).status).toBe(403);
  });

  it("below /admin leave each write in the audit log, by its path alone", async () => {
    open("admin");
    const admin = await shop.admin();
    const id = "loyal_0123456789abc";
    const card = `/admin/loyalty/${id}`;
    expect((await ask(`${card}?phone=9822098220`, { as: admin, body: { points: 7 } }, "POST")).status).toBe(
      200,
    );
    expect((await ask(card, { as: admin })).status).toBe(200);
    expect((await ask(card, { as: admin }, "DELETE")).status).toBe(409);
    expect((await ask(card, { as: await anotherAdmin(shop, "manager") }, "POST")).status).toBe(403);
    expect((await ask("/admin/loyalty/another", { as: admin }, "POST")).status).toBe(200);
    const entry = (thing: string, thingId: string | null) => ({
      adminId: admin.id,
      thing: `POST /api/plugins/admin/loyalty/${thing}`,
      thingId,
      changes: [],
    });
    const isNoted = async () => {
      const { body } = await shop.call("adminGetAuditLog", { query: { action: "pluginRoute" } }, admin);
      expect(body.data).toMatchObject([entry("another", null), entry(id, id)]);
    };
    await vi.waitFor(isNoted, { timeout: 60_000, interval: 50 });
  });

  it("log what fails before a plugin is asked, as any failure of the shop", async () => {
    open("admin");
    const as = await shop.admin();
    const { http } = shop.container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
    const { log } = loadBackend<typeof import("../src/platform/log")>("./platform/log");
    const logged = vi.spyOn(log, "error").mockImplementation(() => {});
    const { jwtSecret } = http;
    delete http.jwtSecret;
    try {
      expect((await ask("/admin/loyalty", { as })).status).toBe(500);
    } finally {
      http.jwtSecret = jwtSecret;
    }
    const failure = { id: expect.any(String), route: "plugin", err: expect.any(Error) };
    expect(logged).toHaveBeenCalledWith(failure, "request failed");
    logged.mockRestore();
  });

  it("take no credentials of the engine's own, and no write from another site", async () => {
    open("store", "admin");
    const asha = await shop.shopper();
    const { http } = shop.container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
    const token = generateJwtToken(
      { actor_id: asha.id, actor_type: "customer", auth_identity_id: "", app_metadata: {} },
      { secret: http.jwtSecret, expiresIn: "1h" },
    );
    const headers = { authorization: `Bearer ${token}` };
    expect((await ask("/store/loyalty", { headers })).body.data.who).toBeNull();
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await ask("/store/loyalty", { as: asha, headers: foreign }, "POST")).status).toBe(403);
    expect((await ask("/store/loyalty", { as: asha }, "POST")).body.data.who).toBe(asha.id);
  });

  it("open none of the engine's own, however the path is written", async () => {
    open("store", "admin");
    const as = await shop.admin();
    for (const path of [
      "/store/products",
      "/admin/products",
      "/admin/users",
      "/auth/user/emailpass",
      "/hooks/payment/some_provider",
      "/store/..%2fadmin/loyalty",
      "/store//loyalty",
      "/Admin/loyalty",
      "/store",
    ])
      expect([path, (await ask(path, { as })).status]).toEqual([path, 404]);
  });
});
