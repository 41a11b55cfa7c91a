import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { codeOf } from "./support/authenticator";
import { place, pune, put, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailedCode } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { testAdmin } from "./support/test-admin";
import { anotherAdmin } from "./support/world";

let shop: Shop;
let base: string;

beforeAll(async () => {
  shop = await openShop({ ENGINE_ADMIN: "1", ENGINE_ADMIN_PORT: "0" });
  base = shop.engineAdminUrl ?? "";
});
afterAll(() => shop.close());

type Answer = {
  status: number;
  headers: Headers;
  body: Record<string, never> & { message?: string; code?: string };
};
type Given = { cookie?: string; body?: unknown; headers?: Record<string, string> };

async function ask(method: string, path: string, { cookie, body, headers }: Given = {}): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(base + path, {
    method,
    redirect: "manual",
    headers: {
      ...(method !== "GET" && { origin: base }),
      ...(cookie && { cookie }),
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...headers,
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
}

const login = (email: string, password: string, headers?: Record<string, string>) =>
  ask("POST", "/auth/user/emailpass", { body: { email, password }, ...(headers && { headers }) });

const cookieIn = ({ headers }: Answer) => headers.getSetCookie()[0]?.split(";")[0] ?? "";

async function staff(): Promise<string> {
  const answer = await login(testAdmin.email, testAdmin.password);
  expect(answer.status).toBe(200);
  return cookieIn(answer);
}

/** Generous: a second is promised, but the machine may be busy. */
const soon = { timeout: 60_000, interval: 50 };

describe("the engine's admin", () => {
  it("lets staff in with the shop's password, as its dashboard signs in and out", async () => {
    const answer = await login(testAdmin.email, testAdmin.password);
    expect([answer.status, typeof answer.body.token]).toEqual([200, "string"]);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^engine_admin=.{43}; Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieIn(answer);
    expect((await ask("POST", "/auth/session", { cookie })).status).toBe(200);
    const me = await ask("GET", "/admin/users/me", { cookie });
    expect(me.body).toMatchObject({ user: { email: testAdmin.email } });
    expect((await ask("DELETE", "/auth/session", { cookie })).status).toBe(200);
    expect((await ask("GET", "/admin/users/me", { cookie })).status).toBe(401);
  });

  it("is for owners: another role is turned away, also one that was an owner when it signed in", async () => {
    const person = await anotherAdmin(shop);
    const cookie = cookieIn(await login(person.email, person.password));
    expect((await ask("GET", "/admin/users/me", { cookie })).status).toBe(200);
    await shop.query({
      text: "update shop_staff set role = 'manager' where admin_id = $1",
      values: [person.id],
    });
    expect((await ask("GET", "/admin/users/me", { cookie })).body.code).toBe("role_forbidden");
    expect((await login(person.email, person.password)).body.code).toBe("role_forbidden");
    const own = await staff();
    const remove = await ask("DELETE", `/admin/users/${person.id}`, { cookie: own });
    expect(remove.status, "who works here is decided in the panel").toBe(403);
  });

  it("tells the dashboard's form how to sign in", async () => {
    const { body } = await ask("GET", "/auth/user/providers");
    expect(body.providers).toEqual([expect.objectContaining({ id: "emailpass", identifier: "emailpass" })]);
    expect((await ask("GET", "/cloud/auth")).body).toEqual({ enabled: false });
  });

  it.each([
    "products",
    "orders",
    "customers",
    "promotions",
    "price-lists",
    "stock-locations",
    "inventory-items",
    "regions",
    "sales-channels",
    "stores",
    "shipping-profiles",
    "tax-regions",
    "product-categories",
    "collections",
    "feature-flags",
  ])("shows the shop's %s", async (page) => {
    const answer = await ask("GET", `/admin/${page}`, { cookie: await staff() });
    expect([page, answer.status]).toEqual([page, 200]);
  });

  it("changes a product, and the shop follows; the audit log says who and where", async () => {
    const cookie = await staff();
    const id = await stockOne(shop, { title: "Toy car in the engine's admin", totalStock: 3 });
    const { body } = await ask("GET", "/admin/products?q=engine%27s%20admin&fields=id,title", { cookie });
    expect(body.products).toMatchObject([
      { id, title: expect.stringContaining("Toy car in the engine's admin") },
    ]);
    const changed = await ask("POST", `/admin/products/${id}`, { cookie, body: { title: "Toy van" } });
    expect([changed.status, changed.body.product]).toMatchObject([200, { title: "Toy van" }]);
    await vi.waitFor(async () => {
      expect((await shop.call("getProduct", { params: { id } })).body.data.title).toBe("Toy van");
    }, soon);
    await vi.waitFor(async () => {
      const log = await shop.call(
        "adminGetAuditLog",
        { query: { action: "engineAdmin" } },
        await shop.admin(),
      );
      expect(log.body.data[0]).toMatchObject({ thingId: id, thing: `POST /admin/products/${id}` });
    }, soon);
  });

  it("opens an order of the shop with its lines", async () => {
    const asha = await shop.shopper();
    await put(shop, asha, await stockOne(shop, { title: "Toy bus", totalStock: 3 }));
    const placed = await place(shop, asha, { addressInfo: pune });
    expect(placed.status).toBe(201);
    const fields = "id,email,total,*items";
    const order = await ask("GET", `/admin/orders/${placed.body.orderId}?fields=${fields}`, {
      cookie: await staff(),
    });
    expect(order.body.order).toMatchObject({
      email: asha.email,
      items: [expect.objectContaining({ product_title: expect.stringContaining("Toy bus") })],
    });
  });

  it("leaves an open order's goods reserved", async () => {
    const toy = await stockOne(shop, { title: "Held toy", price: 900, totalStock: 3 });
    const person = await shop.shopper();
    await put(shop, person, toy, 2);
    const { orderNumber } = (await place(shop, person)).body.order;
    const [hold] = await shop.query<{ id: string }>({
      text: `select r.id from reservation_item r join catalog_variant v using (inventory_item_id)
             where v.product_id = $1`,
      values: [toy],
    });
    const path = `/admin/reservations/${hold?.id}`;
    const cookie = await staff();
    for (const answer of [
      await ask("DELETE", path, { cookie }),
      await ask("POST", path, { cookie, body: { quantity: 1 } }),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        400,
        `Order ${orderNumber} is pending: its items stay reserved, each in full, until it is shipped or cancelled.`,
      ]);
    expect(await shelf(shop, toy)).toEqual({ stocked: 3, reserved: 2 });
  });
});

describe("into the engine's admin comes nobody else", () => {
  it("with a wrong password, as a shopper, or with the session of the shop's panel", async () => {
    expect((await login(testAdmin.email, "not the password")).status).toBe(401);
    expect((await login("", "")).status).toBe(401);
    const asha = await shop.shopper();
    const asShopper = await login(asha.email, asha.password);
    expect([asShopper.status, asShopper.headers.getSetCookie()]).toEqual([403, []]);
    const { token } = await shop.admin();
    expect((await ask("GET", "/admin/products", { cookie: `shop_session=${token}` })).status).toBe(401);
    expect((await ask("GET", "/admin/products")).status).toBe(401);
  });

  it("by guessing: the shop's own limits count here too", async () => {
    const person = await anotherAdmin(shop);
    const { email } = person as unknown as { email: string };
    const tries = [];
    for (let at = 0; at < 10; at += 1) tries.push((await login(email, `guess ${at}`)).status);
    expect(tries.at(-1)).toBe(429);
  });

  it("with a token or a secret key of the engine's", async () => {
    const keys = shop.container.resolve("api_key");
    const key = await keys.createApiKeys({ title: "A robot", type: "secret", created_by: "test" });
    for (const authorization of [`Basic ${key.token}`, "Bearer something.of.the.engine"])
      expect((await ask("GET", "/admin/products", { headers: { authorization } })).status).toBe(401);
  });

  it("without the code of a second factor, which follows the password", async () => {
    const person = (await anotherAdmin(shop)) as Awaited<ReturnType<typeof anotherAdmin>> & { email: string };
    const { password, email } = person;
    const { body } = await shop.call("startSecondFactor", { body: { password } }, person);
    const mailCode = await mailedCode(shop, email);
    const codes = { code: codeOf(body.data.key), mailCode };
    await shop.call("confirmSecondFactor", { body: codes }, person);
    await shop.query({
      text: "update shop_second_factor set last_step = last_step - 100 where admin_id = $1",
      values: [person.id],
    });
    const without = await login(email, password);
    expect([without.status, without.body.code]).toEqual([401, "second_factor_required"]);
    expect((await login(email, `${password} 000000`)).status).toBe(422);
    expect((await login(email, `${password} ${codeOf(body.data.key)}`)).status).toBe(200);
  });

  it("after the shop signed everybody out", async () => {
    const cookie = await staff();
    const { endSessions } = loadBackend<typeof import("../src/accounts/sessions/end-all")>(
      "./accounts/sessions/end-all",
    );
    await endSessions(testAdmin.email);
    expect((await ask("GET", "/admin/products", { cookie })).status).toBe(401);
  });

  it("from another site, or under another host's name", async () => {
    const cookie = await staff();
    const id = await stockOne(shop, { title: "Toy lorry", totalStock: 3 });
    const foreign = { origin: "https://evil.example" };
    const body = { title: "Stolen" };
    expect((await ask("POST", `/admin/products/${id}`, { cookie, body, headers: foreign })).status).toBe(403);
    const { hostname, port } = new URL(base);
    // fetch does not let a test name another host.
    const status = await new Promise((resolve) => {
      const headers = { host: "evil.example", cookie };
      request({ hostname, port, path: "/admin/products", headers }, ({ statusCode }) =>
        resolve(statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });
});

describe("beside its pages and /admin the engine's admin", () => {
  it.each([
    "/store/products",
    "/auth/customer/emailpass",
    "/auth/user/emailpass/register",
    "/auth/token/refresh",
    "/hooks/payment/some_provider",
    "/static/x",
    "/api/shop/products/get",
    "/Admin/products",
    "/admin",
  ])("serves nothing at %s", async (path) => {
    const cookie = await staff();
    for (const method of ["GET", "POST"])
      expect([
        method,
        (await ask(method, path, { cookie, ...(method === "POST" && { body: {} }) })).status,
      ]).toEqual([method, 404]);
  });

  it("takes pictures only, and writes them anew as the panel does; invitations stay closed", async () => {
    const cookie = await staff();
    const upload = (text: string, type: string) => {
      const form = new FormData();
      form.append("files", new Blob([text], { type }), "page.html");
      return ask("POST", "/admin/uploads", { cookie, body: form });
    };
    expect((await upload("<script>alert(1)</script>", "text/html")).status).toBe(415);
    expect((await upload("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml")).status).toBe(415);
    const invitation = await ask("POST", "/admin/invites", { cookie, body: { email: "x@example.com" } });
    expect(invitation.status).toBe(403);
  });

  it("says what to do while its pages are not installed, and serves them afterwards", async () => {
    const before = await fetch(`${base}/app/products`);
    expect([before.status, await before.text()]).toEqual([
      503,
      expect.stringContaining("npm run engine-admin"),
    ]);
    const { pagesFolder } =
      loadBackend<typeof import("../src/http/engine-admin/pages")>("./http/engine-admin/pages");
    mkdirSync(join(pagesFolder(), "assets"), { recursive: true });
    writeFileSync(join(pagesFolder(), "index.html"), "<title>Dashboard</title>");
    writeFileSync(join(pagesFolder(), "assets", "index-1.js"), "1");
    const page = await fetch(`${base}/app/products`);
    expect([page.status, await page.text()]).toEqual([200, "<title>Dashboard</title>"]);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect((await fetch(`${base}/app/assets/index-1.js`)).headers.get("cache-control")).toContain(
      "immutable",
    );
    expect((await ask("GET", "/")).headers.get("location")).toBe("/app");
    const picture = await ask("GET", "/pictures/toy-car-red-front-1080.webp");
    expect(picture.headers.get("location")).toBe(
      "http://localhost:8000/pictures/toy-car-red-front-1080.webp",
    );
  });
});

describe("the engine's admin is not opened to other machines by mistake", () => {
  const read = (more: Record<string, string>) => {
    const { readEnv } = loadBackend<typeof import("../src/platform/env")>("./platform/env");
    return readEnv({ DATABASE_URL: "postgres://x@localhost/x", ENGINE_ADMIN: "1", ...more });
  };
  const production = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://shop.example",
    ADMIN_EMAIL: "a@shop.example",
    ADMIN_PASSWORD: "four blue parrots 7",
    JWT_SECRET: "0123456789abcdefghijklmnopqrstuv",
    COOKIE_SECRET: "0123456789abcdefghijklmnopqrstuw",
    SMTP_URL: "smtp://localhost",
    MAIL_FROM: "shop@shop.example",
  };

  it("listens on this machine alone unless told otherwise, in production too", () => {
    expect(read({}).ENGINE_ADMIN_HOST).toBe("127.0.0.1");
    expect(read(production).ENGINE_ADMIN_HOST).toBe("127.0.0.1");
  });

  it("needs its address for every other host, in production with https, and never the shop's own", () => {
    const open = { ENGINE_ADMIN_HOST: "0.0.0.0" };
    expect(() => read(open)).toThrow("set ENGINE_ADMIN_URL");
    const plain = { ...open, ENGINE_ADMIN_URL: "http://admin.shop.example" };
    expect(read(plain).ENGINE_ADMIN_URL).toBe("http://admin.shop.example");
    expect(() => read({ ...production, ...plain })).toThrow("https");
    const own = { ...open, ENGINE_ADMIN_URL: "https://shop.example" };
    expect(() => read({ ...production, ...own })).toThrow("another host or port");
    const good = { ...production, ...open, ENGINE_ADMIN_URL: "https://engine.shop.example/" };
    expect(read(good).ENGINE_ADMIN_URL).toBe("https://engine.shop.example");
  });
});

describe("production does not start where it would not be safe", () => {
  const whole = {
    DATABASE_URL: "postgres://x@localhost/x",
    NODE_ENV: "production",
    PUBLIC_URL: "https://shop.example",
    ADMIN_EMAIL: "a@shop.example",
    ADMIN_PASSWORD: "four blue parrots 7",
    JWT_SECRET: "0123456789abcdefghijklmnopqrstuv",
    COOKIE_SECRET: "0123456789abcdefghijklmnopqrstuw",
    SMTP_URL: "smtp://localhost",
    MAIL_FROM: "shop@shop.example",
  };
  const read = (more: Record<string, string>) =>
    loadBackend<typeof import("../src/platform/env")>("./platform/env").readEnv({ ...whole, ...more });

  it.each([
    "PUBLIC_URL",
    "JWT_SECRET",
    "COOKIE_SECRET",
    "ADMIN_EMAIL",
    "ADMIN_PASSWORD",
    "SMTP_URL",
    "MAIL_FROM",
  ])("without %s", (key) => {
    expect(() => read({ [key]: "" })).toThrow(key);
  });

  it("where other machines reach it and it could not tell visitors from the web process", () => {
    expect(read({}).HOST).toBe("127.0.0.1");
    expect(() => read({ HOST: "0.0.0.0" })).toThrow("PROXY_SECRET");
    expect(read({ HOST: "0.0.0.0", PROXY_SECRET: "0123456789abcdefghijklmnopqrstux" }).HOST).toBe("0.0.0.0");
  });
});
