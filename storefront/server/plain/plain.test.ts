import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { accountRoutes } from "@contract/generated/account-routes";
import { shopRoutes } from "@contract/generated/shop-routes";
import { newShop } from "@contract/new-shop";
import { afterEach, beforeAll, expect, it } from "vitest";
import * as renderer from "../../src/entry-server";
import { readEnv } from "../env";
import { createWeb } from "../web";
import { plainServer } from ".";
import { visitorCalls } from "./callers";

const open: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
beforeAll(renderer.warmUp);

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Asked = { route: string; body: unknown; headers: IncomingMessage["headers"] };
type Answer = { status?: number; json: object; cookies?: string[] };

const asha = { id: "cus_1", userName: "Asha", email: "asha@example.com", phone: null, role: "user" };
const emptyCart = {
  _id: "cart_1",
  userId: asha.id,
  items: [],
  subtotal: 0,
  total: 0,
  discount: 0,
  discounts: [],
  codes: [],
  notices: [],
};
const everyRoute = { ...shopRoutes, ...accountRoutes };
const isSignedIn = { [route("checkAuth")]: { json: { success: true, user: asha, token: "t" } } };

function route(name: keyof typeof everyRoute): string {
  return everyRoute[name].join(" ").replace(":userId", asha.id);
}

/** The web process before a backend that answers these routes, and 401 to all others. */
async function openShop(answers: Record<string, Answer> = {}) {
  const asked: Asked[] = [];
  const backend = createServer((req: IncomingMessage, res: ServerResponse) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const called = `${req.method} ${req.url?.split("?")[0]}`;
      asked.push({ route: called, body: text && JSON.parse(text), headers: req.headers });
      const signedOut: Answer = { status: 401, json: { success: false, message: "No", code: "signed_out" } };
      const { status = 200, json, cookies = [] } = answers[called] ?? signedOut;
      res.writeHead(status, { "content-type": "application/json", "set-cookie": cookies });
      res.end(JSON.stringify(json));
    });
  });
  const backendUrl = await listening(backend);
  const env = readEnv({ BACKEND_URL: backendUrl }, import.meta.dirname);
  const calls = visitorCalls(backendUrl, { trustedHops: 0, secret: undefined });
  renderer.setTransport(calls.transport(async () => ({ status: 503, json: undefined })));
  const origin = "http://shop.example";
  const assets = { styles: [], scripts: () => "" };
  const plain = plainServer({ renderer, assets, origin, calls, trustedHops: 0 });
  const pages = plain;
  const web = createWeb({ env, origin, pages, plain, shop: async () => newShop, clientFolder: "nowhere" });
  open.push(() => Promise.all([web.close(), calls.close()]));
  const url = await listening(web.server);
  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { origin: url, ...headers },
      redirect: "manual",
    });
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { redirect: "manual", headers });
  return { url, asked, send, read };
}

it("does nothing that a form of another site asks for", async () => {
  const { asked, send, url } = await openShop(isSignedIn);
  const others: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: url, "sec-fetch-site": "cross-site" },
    { origin: url, "sec-fetch-site": "same-site" },
    { origin: "http://shop.example.evil.example" },
    { origin: "" },
  ];
  const forms = [
    ...["/plain/cart", "/plain/logout", "/plain/checkout", "/auth/login"].map((path) => ({ path, from: 0 })),
    ...others.map((_, from) => ({ path: "/plain/cart", from })),
  ];
  for (const { path, from } of forms) {
    const answer = await send(path, { productId: "prod_1", emailOrPhone: "a@b.in" }, others[from]);
    expect(answer.status, `${path} ${JSON.stringify(others[from])}`).toBe(403);
    expect(await answer.text()).toContain("did not come from a page of our shop");
  }
  expect(asked.filter((call) => call.route !== route("getTerms"))).toEqual([]);
});

it("asks the shop in the visitor's name: with cookies, origin, address and language", async () => {
  const { asked, send, url } = await openShop({
    ...isSignedIn,
    [route("addToCart")]: { json: { success: true } },
  });
  const cookie = "shop_session=secret; theme=dark";
  const headers = {
    cookie,
    "user-agent": "Old Phone",
    "x-forwarded-for": "1.2.3.4",
    "x-proxy-secret": "guess",
  };
  const answer = await send("/mr/plain/cart", { productId: "prod_1", quantity: "2", size: "M" }, headers);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/mr/plain/cart?done=added");
  const added = asked.find((call) => call.route === route("addToCart"));
  expect(added?.body).toEqual({ userId: "cus_1", productId: "prod_1", quantity: 2, size: "M" });
  expect(added?.headers).toMatchObject({ cookie, origin: url, "user-agent": "Old Phone" });
  expect(added?.headers).toMatchObject({ "accept-language": "mr", "x-forwarded-for": "127.0.0.1" });
  expect(added?.headers["x-proxy-secret"]).toBeUndefined();
});

it("signs in, hands the session over, and puts what the guest wanted in the cart with it", async () => {
  const session = "shop_session=new%20one; Path=/; HttpOnly; SameSite=Lax";
  const { asked, send } = await openShop({
    [route("login")]: { json: { success: true, user: asha, token: "t" }, cookies: [session] },
    [route("addToCart")]: { json: { success: true } },
  });
  const wall = await send("/plain/cart", { productId: "prod_1", size: "M", after: "checkout" });
  const login = wall.headers.get("location") ?? "";
  expect(login).toBe("/plain/login?next=cart&productId=prod_1&size=M&after=checkout");
  const form = Object.fromEntries(new URLSearchParams(login.split("?")[1]));
  const answer = await send("/plain/login", { ...form, emailOrPhone: "asha@example.com", password: " p " });
  expect(answer.headers.get("location")).toBe("/plain/checkout");
  expect(answer.headers.getSetCookie()).toEqual([session]);
  expect(asked.find((call) => call.route === route("login"))?.body).toMatchObject({ password: " p " });
  const added = asked.filter((call) => call.route === route("addToCart")).at(-1);
  expect(added?.headers.cookie).toBe("shop_session=new%20one");
});

it("signs in with a code, says what is wrong with one and keeps whose it is, and leads on", async () => {
  const session = "shop_session=new; Path=/; HttpOnly; SameSite=Lax";
  const answers: Record<string, Answer> = {
    [route("askSignInCode")]: { json: { success: true, data: { minutes: 10, nextInSeconds: 30 } } },
    [route("loginWithCode")]: {
      status: 422,
      json: {
        success: false,
        message: "Please check the fields",
        code: "invalid",
        errors: [{ field: "code", message: "This code is not right or has expired" }],
      },
    },
  };
  const { asked, read, send } = await openShop(answers);
  const login = await (await read("/plain/login?next=checkout")).text();
  expect(login).toContain('href="/plain/code?next=checkout"');
  expect(await (await read("/plain/code?next=checkout")).text()).toContain('name="next" value="checkout"');

  const whose = { next: "checkout", emailOrPhone: "asha@example.com" };
  const sent = await send("/plain/code", whose);
  const form = await sent.text();
  expect([sent.status, form.includes('name="code"')]).toEqual([200, true]);
  expect(form).toContain("If asha@example.com has an account here");

  const wrong = await send("/plain/code", { ...whose, code: "000000" });
  expect(wrong.status).toBe(422);
  const refused = await wrong.text();
  expect(refused).toContain("This code is not right or has expired");
  expect(refused).toContain('name="emailOrPhone" value="asha@example.com"');

  answers[route("loginWithCode")] = { json: { success: true, user: asha, token: "t" }, cookies: [session] };
  const entered = await send("/plain/code", { ...whose, code: " 123 456 " });
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/plain/checkout"]);
  expect(entered.headers.getSetCookie()).toEqual([session]);
  expect(asked.findLast((call) => call.route === route("loginWithCode"))?.body).toEqual({
    emailOrPhone: "asha@example.com",
    code: "123 456",
  });
});

it("leads nowhere but to its own pages, whatever a form or an address names", async () => {
  const { read, send } = await openShop({
    [route("login")]: { json: { success: true, user: asha, token: "t" } },
    [route("addToCart")]: { json: { success: true } },
  });
  const bad = [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\r\nSet-Cookie: a=b",
    "javascript:1",
  ];
  for (const value of bad) {
    const query = new URLSearchParams({ next: value, after: value, productId: value, slug: value });
    const page = await read(`/plain/login?${query}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toMatch(/(href|action|url)="?(https?:)?(\/\/|\/\\)evil|javascript:1"? /);
    const form = { emailOrPhone: "a@b.in", password: "p", next: value, after: value };
    for (const asked of [form, { ...form, productId: value, slug: value }]) {
      const { headers } = await send("/plain/login", asked);
      expect(headers.get("location")).toMatch(/^\/(shop\/home|plain\/cart\?done=added)$/);
      expect(headers.getSetCookie()).toEqual([]);
    }
  }
});

it("switches the light version on and off, and goes on from where it was asked, never elsewhere", async () => {
  const { send, read } = await openShop();
  const on = await send("/hi/plain/lite", { on: "1" });
  expect(on.status).toBe(303);
  expect(on.headers.get("location")).toBe("/hi/shop/home");
  const [kept = ""] = on.headers.getSetCookie();
  expect(kept).toMatch(/^shop_lite=1;/);
  const lite = await read("/plain/lite", { cookie: kept.split(";")[0] ?? "" });
  expect(await lite.text()).toContain("The light version is on.");
  expect(lite.headers.get("content-security-policy")).toContain("sandbox allow-same-origin");
  expect(await (await read("/plain/lite")).text()).toContain("The light version is off.");

  const off = (to: string) => send("/plain/lite", { on: "0", to });
  const back = await off("/shop/listing?category=toys&page=2");
  expect(back.headers.get("location")).toBe("/shop/listing?category=toys&page=2");
  expect(back.headers.getSetCookie()[0]).toMatch(/^shop_lite=0;/);
  for (const to of [
    "//evil.example/a",
    "https://evil.example",
    "/\\evil.example",
    "/a\r\nX: y",
    "/दुकान",
    "/no/page",
  ])
    expect((await off(to)).headers.get("location"), to).toBe("/shop/home");
});

it("keeps what is one visitor's from every cache and search engine, and carries no script", async () => {
  const { read, send } = await openShop({
    ...isSignedIn,
    [route("getCart")]: { json: { success: true, data: emptyCart } },
    [route("addToCart")]: {
      status: 409,
      json: { success: false, message: "Only 3 quantity available", code: "stock" },
    },
  });
  const answers = [
    await read("/plain/cart"),
    await read("/hi/plain/cart?done=added"),
    await read("/plain/login"),
    await read("/plain/register"),
    await send("/plain/cart", { productId: "prod_1" }),
    await send("/plain/cart", {}, { origin: "https://evil.example" }),
    await read("/plain/code"),
    await send("/plain/code", { emailOrPhone: "asha@example.com" }, { origin: "https://evil.example" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 303, 200, 409, 403, 303, 403]);
  for (const { headers } of answers) {
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("content-security-policy")).toContain("form-action 'self'");
  }
  expect(await answers[0]?.text()).not.toContain("<script");
  expect(await answers[4]?.text()).toContain("Only 3 quantity available");
});

it("writes what was typed as text, never as a part of the page", async () => {
  const refused = {
    status: 422,
    json: { success: false, message: "<b>No</b>", code: "invalid", errors: [] },
  };
  const { send } = await openShop({ [route("register")]: refused });
  const typed = '"><script>alert(1)</script>';
  const answer = await send("/plain/register", { userName: typed, email: typed, phone: typed, next: typed });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<b>No</b>");
  expect(html).toContain("&quot;&gt;&lt;script&gt;");
});

it("never shows a password again", async () => {
  const refused = { status: 422, json: { success: false, message: "No", code: "invalid" } };
  const { send } = await openShop({ [route("register")]: refused, [route("login")]: refused });
  for (const path of ["/plain/register", "/plain/login", "/auth/login", "/auth/register"]) {
    const answer = await send(path, { emailOrPhone: "asha", password: "four green parrots" });
    expect(await answer.text()).not.toContain("four green parrots");
  }
});

it("signs nobody out whose browser is only led to the address", async () => {
  const { asked, read } = await openShop(isSignedIn);
  await read("/plain/logout");
  expect(asked.map((call) => call.route)).not.toContain(route("logout"));
});

it("says in words that a form needs scripts, and reads nothing of it", async () => {
  const { asked, send } = await openShop();
  const answer = await send("/hi/contact", { message: "Hello", filler: "x".repeat(20_000) });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("इसके लिए स्क्रिप्ट चाहिए");
  expect(asked.filter((call) => call.route !== route("getTerms"))).toEqual([]);
});

it("takes forms of the size of a form, and only forms", async () => {
  const { send, url } = await openShop(isSignedIn);
  expect((await send("/plain/cart", { productId: "p".repeat(20_000) })).status).toBe(413);
  const json = { method: "POST", body: "{}", headers: { "content-type": "application/json", origin: url } };
  expect((await fetch(`${url}/plain/cart`, json)).status).toBe(405);
});

it("places an order with the key of its form, and offers the same again where the answer was lost", async () => {
  const key = "0b6f3c9e-1f0a-4d7e-9c55-7a1f2b3c4d5e";
  const form = {
    do: "place",
    to: "cuaddr_1",
    key,
    cartId: "cart_1",
    expectedTotal: "929",
    notes: "Ring twice",
  };
  const order = { status: 201, json: { success: true, order: { _id: "order_1" } } };
  const placed = await openShop({ ...isSignedIn, [route("createOrder")]: order });
  const answer = await placed.send("/plain/checkout", form);
  expect(answer.headers.get("location")).toBe("/plain/order?id=order_1&done=placed");
  const call = placed.asked.find((asked) => asked.route === route("createOrder"));
  expect(call?.headers["idempotency-key"]).toBe(key);
  expect(call?.body).toMatchObject({ addressId: "cuaddr_1", paymentMethod: "cod", expectedTotal: 929 });

  const late = { status: 504, json: { success: false, message: "Too late", code: "backend_timeout" } };
  const lost = await openShop({ ...isSignedIn, [route("createOrder")]: late });
  const again = await lost.send("/plain/checkout", form);
  expect(again.status).toBe(503);
  const html = await again.text();
  expect(html).toContain("the same order is never made twice");
  for (const [name, value] of Object.entries(form))
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
});
