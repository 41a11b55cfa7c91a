import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "./support/open-shop";

const require = createRequire(import.meta.url);
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Every path that the engine's package serves, read from its files: a path added by an upgrade is tested
 * automatically.
 */
function engineRoutes(): string[] {
  const api = join(dirname(require.resolve("@medusajs/medusa/package.json")), "dist/api");
  return readdirSync(api, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.js"))
    .map((file) => `/${dirname(file)}`.replace(/\[(\w+)\]/g, "some_$1"));
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("the engine's own routes", () => {
  it("are all found in its package", () => {
    expect(engineRoutes().length).toBeGreaterThan(200);
    expect(engineRoutes()).toContain("/store/products");
    expect(engineRoutes()).toContain("/hooks/payment/some_provider");
  });

  it("answer 404 from outside, each with every method", async () => {
    const open: string[] = [];
    for (const path of engineRoutes()) {
      const answers = await Promise.all(methods.map((method) => shop.send(method, path)));
      answers.forEach(({ status, body }, at) => {
        if (status !== 404 || body.code !== "not_found") open.push(`${methods[at]} ${path}: ${status}`);
      });
    }
    expect(open).toEqual([]);
    // 2,500 requests: seconds on a quiet machine, more on a busy one.
  }, 600_000);

  it.each([
    "/",
    "/app",
    "/health",
    "/static/x",
    "//store/products",
    "/API/../store/products",
    "/api/%2e%2e/store/products",
    "/api/..%2fstore%2fproducts",
    "/api//store/products",
    "/Store/Products",
    "/hooks/payment/pp_system_default",
    "/files/..%2f..%2fetc%2fpasswd",
    "/files/nothing.webp",
    "/api",
    "/api/",
    "/api/nothing/here",
    "/api/shop/products/get/a/b",
  ])("stay closed behind the odd path %s", async (path) => {
    const { status, body } = await shop.send("GET", path);
    expect([status, body.success, body.code]).toEqual([404, false, "not_found"]);
  });
});

describe("an answer", () => {
  it("carries the security headers and an id, and no word about the software", async () => {
    const { headers } = await shop.send("GET", "/api/health");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,64}$/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.has("x-powered-by")).toBe(false);
  });

  it("says that the shop is ready, with what it looked at", async () => {
    const { status, body } = await shop.send("GET", "/api/ready");
    expect([status, body.data]).toEqual([
      200,
      { database: true, engine: true, migrations: true, disk: true, region: true, catalogue: true },
    ]);
  });

  it("reports to nobody: what the engine counts its users with is never loaded", () => {
    const loaded = Object.keys(require.cache).filter((file) => file.includes("@medusajs"));
    expect(loaded.length).toBeGreaterThan(100);
    expect(loaded.filter((file) => /@medusajs.telemetry.dist.(telemeter|store)/.test(file))).toEqual([]);
  });

  it("lets no statement, no lock and no forgotten transaction hold the database for long", async () => {
    const settings = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    const engine = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    for (const setting of settings) {
      const [ours] = await shop.query<Record<string, string>>({ text: `show ${setting}` });
      const { rows } = await engine.raw(`show ${setting}`);
      expect([ours?.[setting], rows[0][setting]]).toEqual([expect.stringMatching(/^[1-9]/), ours?.[setting]]);
    }
  });

  it("describes every call in OpenAPI 3.1 and on a page without script", async () => {
    const { routes } = await import("../src/contract/routes");
    const description = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const described = Object.values(description.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(description.openapi).toBe("3.1.0");
    expect(described.sort()).toEqual(Object.keys(routes).sort());

    const page = await fetch(`${shop.url}/api/docs`);
    expect(page.headers.get("content-type")).toContain("text/html");
    const text = await page.text();
    expect(text).not.toContain("<script");

    // More than a megabyte: it travels compressed, and plain to clients that cannot read gzip.
    expect(page.headers.get("content-encoding")).toBe("gzip");
    const plain = await fetch(`${shop.url}/api/docs`, { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    const refused = await fetch(`${shop.url}/api/docs`, { headers: { "accept-encoding": "br, gzip;q=0" } });
    expect(refused.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(text);
  });
});
