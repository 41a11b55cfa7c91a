import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { accountRoutes } from "@contract/generated/account-routes";
import { shopRoutes } from "@contract/generated/shop-routes";
import { newShop } from "@contract/new-shop";
import { afterEach, beforeAll, expect, it } from "vitest";
import * as renderer from "../../src/entry-server";
import { plain, takenOver } from "../../src/plain/addresses";
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

/** As the backend stand-in names it, with the values of its parameters. */
function route(name: keyof typeof everyRoute, params: Record<string, string> = {}): string {
  const values: Record<string, string> = { userId: asha.id, ...params };
  return everyRoute[name].join(" ").replace(/:(\w+)/g, (whole, key: string) => values[key] ?? whole);
}

const tee = {
  _id: "prod_1",
  slug: "tee",
  title: "Tee",
  totalStock: 0,
  inStock: false,
  sizes: [{ size: "M", stock: 0 }],
  variants: [],
};
const teeRoute = {
  [route("getProduct", { id: "tee" })]: { json: { success: true, data: tee, similar: [] } },
};
const meta = { page: 1, pages: 1, total: 0, limit: 48 };
const refusedField = (field: string, message: string): Answer => ({
  status: 422,
  json: { success: false, message: "Please check the fields", code: "invalid", errors: [{ field, message }] },
});
const order = {
  _id: "order_1",
  orderNumber: "SB-26-1001",
  orderStatus: "delivered",
  paymentStatus: "paid",
  paymentMethod: "cod",
  deliveryMethod: "delivery",
  cartItems: [
    {
      productId: "prod_1",
      variantId: "var_1",
      title: "Tee",
      image: "/pictures/tee",
      quantity: 2,
      lineTotal: 800,
    },
  ],
  subtotal: 800,
  totalAmount: 849,
  canCancel: false,
  canReturn: true,
  returnRequest: null,
};

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
  const pages = plainServer({ renderer, assets, origin, calls, trustedHops: 0 });
  const web = createWeb({
    env,
    origin,
    pages,
    plain: pages,
    shop: async () => newShop,
    clientFolder: "nowhere",
  });
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
    ...[...Object.values(plain), ...Object.keys(takenOver)].map((path) => ({ path, from: 0 })),
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
  const answer = await send("/hi/about", { message: "Hello", filler: "x".repeat(20_000) });
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

it("quotes the delivery to whoever another site or a mail led to the checkout", async () => {
  const item = { ...order.cartItems[0], price: 400, salePrice: 400, notices: [] };
  const home = { _id: "cuaddr_1", name: "Asha", address: "7 Laxmi Road", city: "Pune", pincode: "411001" };
  const { asked, read } = await openShop({
    ...isSignedIn,
    [route("getCart")]: { json: { success: true, data: { ...emptyCart, items: [item] } } },
    [route("getAddresses")]: { json: { success: true, data: [home] } },
    [route("calculateShipping")]: { json: { success: false, message: "No courier goes there" } },
  });
  // A browser that is older than Sec-Fetch-Site says nothing of where it comes from.
  const from: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, {}];
  for (const headers of from) {
    const answer = await read("/plain/checkout", { ...headers, cookie: "shop_session=secret" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("No courier goes there");
  }
  const said = (name: keyof typeof everyRoute) =>
    new Set(asked.filter((call) => call.route === route(name)).map((call) => call.headers["sec-fetch-site"]));
  expect(said("calculateShipping")).toEqual(new Set(["same-origin"]));
  expect(said("getCart")).toEqual(new Set(["cross-site", undefined]));
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

it("keeps a guest's wish through the sign-in, and says where a list is kept without scripts", async () => {
  const { asked, send, read } = await openShop({
    [route("login")]: { json: { success: true, user: asha, token: "t" } },
    [route("addWish", { productId: "prod_1" })]: { json: { success: true, data: {} } },
  });
  const wall = await send("/plain/wishlist", { productId: "prod_1", after: "wishlist" });
  const login = wall.headers.get("location") ?? "";
  expect(login).toBe("/plain/login?next=wishlist&productId=prod_1&after=wishlist");
  expect(await (await read(login)).text()).toContain("your wishlist is kept with your account");
  const form = Object.fromEntries(new URLSearchParams(login.split("?")[1]));
  const answer = await send("/plain/login", { ...form, emailOrPhone: "asha@example.com", password: "p" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/plain/wishlist?done=added"]);
  expect(asked.map((call) => call.route)).toContain(route("addWish", { productId: "prod_1" }));
  expect(asked.map((call) => call.route)).not.toContain(route("addToCart"));
});

it("leads a guest who wants to review or to ask back to that product", async () => {
  const { send } = await openShop({ [route("login")]: { json: { success: true, user: asha, token: "t" } } });
  for (const next of ["reviews", "questions"]) {
    const wall = await send(`/plain/${next}`, { product: "tee & more", words: "" });
    const login = wall.headers.get("location") ?? "";
    expect(login).toBe(`/plain/login?next=${next}&product=tee+%26+more`);
    const form = Object.fromEntries(new URLSearchParams(login.split("?")[1]));
    const answer = await send("/plain/login", { ...form, emailOrPhone: "asha@example.com", password: "p" });
    expect(answer.headers.get("location")).toBe(`/plain/${next}?product=tee+%26+more`);
  }
});

it("takes the contact page's form as it is, and shows no number that an address made up", async () => {
  const answers: Record<string, Answer> = {
    [route("writeTicket")]: { json: { success: true, data: { number: "TK-26-00000042" } } },
  };
  const { asked, read, send } = await openShop(answers);
  const typed = { topic: "product", name: "Ravi", email: "ravi@example.in", message: "Do you sell kites?" };
  const sent = await send("/mr/contact", { ...typed, phone: "", orderNumber: "", website: "" });
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    "/mr/plain/contact?number=TK-26-00000042",
  ]);
  expect(asked.find((call) => call.route === route("writeTicket"))?.body).toEqual(typed);
  expect(await (await read("/plain/contact?number=TK-26-00000042")).text()).toContain("TK-26-00000042");
  expect(await (await read("/plain/contact?number=Call+1800+now")).text()).not.toContain("Call 1800 now");

  answers[route("writeTicket")] = refusedField("message", "Please write a little more");
  const refused = await send("/contact", typed);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("Please write a little more");
  expect(html).toContain(">Do you sell kites?</textarea>");
});

it("cancels an order with its reason, and once for a button that is pressed twice", async () => {
  const open = { ...order, orderStatus: "pending", canCancel: true, canReturn: false };
  const answers: Record<string, Answer> = {
    ...isSignedIn,
    [route("getOrder", { id: "order_1" })]: { json: { success: true, data: open } },
    [route("cancelOrder", { orderId: "order_1" })]: refusedField("cancellationReason", "Please say why"),
  };
  const { asked, send } = await openShop(answers);
  const refused = await send("/plain/cancel", { id: "order_1", words: "" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Please say why");

  const cancelled = { ...open, orderStatus: "cancelled", canCancel: false };
  answers[route("cancelOrder", { orderId: "order_1" })] = { json: { success: true, data: cancelled } };
  const form = { id: "order_1", why: "It takes too long", words: "We leave on Friday" };
  const done = "/plain/order?id=order_1&done=cancelled";
  expect((await send("/plain/cancel", form)).headers.get("location")).toBe(done);
  answers[route("getOrder", { id: "order_1" })] = { json: { success: true, data: cancelled } };
  expect((await send("/plain/cancel", form)).headers.get("location")).toBe(done);
  const calls = asked.filter((call) => call.route === route("cancelOrder", { orderId: "order_1" }));
  expect(calls.at(-1)?.body).toEqual({
    orderStatus: "cancelled",
    cancellationReason: "It takes too long: We leave on Friday",
  });
  expect(calls).toHaveLength(2);
});

it("asks for the return of what was chosen, with the account that was typed the same twice", async () => {
  const { asked, send } = await openShop({
    ...isSignedIn,
    [route("getOrder", { id: "order_1" })]: { json: { success: true, data: order } },
    [route("returnOrder", { id: "order_1" })]: { json: { success: true, data: order } },
  });
  const account = { accountName: "Asha", accountNumber: "123456789012", ifsc: "SBIN0000427" };
  const form = { id: "order_1", why: "It does not fit", words: "", "pieces-0": "1", ...account };
  const wrong = await send("/plain/return", { ...form, accountAgain: "123456789013" });
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expect(html).toContain("The two account numbers differ");
  expect(html).toMatch(/name="pieces-0"[^>]*value="1"/);
  expect(asked.map((call) => call.route)).not.toContain(route("returnOrder", { id: "order_1" }));

  const right = await send("/plain/return", { ...form, accountAgain: "123456789012" });
  expect(right.headers.get("location")).toBe("/plain/order?id=order_1&done=asked");
  expect(asked.find((call) => call.route === route("returnOrder", { id: "order_1" }))?.body).toEqual({
    reason: "It does not fit",
    items: [{ productId: "prod_1", variantId: "var_1", quantity: 1 }],
    refundAccount: { kind: "bank", ...account },
  });
});

/** What the first forms of a page hand on. */
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? "",
      (value ?? "").replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
    ]),
  );

it("keeps a review and a question whose writer was signed out meanwhile, through mistakes and another way to sign in", async () => {
  const pages: Record<string, Answer> = {
    ...teeRoute,
    [route("getReviews", { productId: "tee" })]: { json: { success: true, data: [], meta, histogram: [] } },
    [route("getHelpfulVotes", { productId: "tee" })]: { json: { success: true, data: [] } },
    [route("getQuestions", { productId: "tee" })]: { json: { success: true, data: [], meta } },
    [route("getMyQuestions", { productId: "tee" })]: { json: { success: true, data: [] } },
  };
  const answers = { ...pages };
  const { asked, send } = await openShop(answers);
  const review = { product: "tee", productId: "prod_1", rating: "4", words: "Soft <b>cotton</b>" };
  const asksToSignIn = await send("/plain/reviews", review);
  expect(asksToSignIn.status).toBe(401);
  const html = await asksToSignIn.text();
  expect(html).toContain("What you wrote is kept");
  const mistaken = await send("/plain/login", { ...hiddenIn(html), emailOrPhone: "asha", password: "wrong" });
  const byCode = await send("/plain/code", hiddenIn(await mistaken.text()));
  const again = await send("/plain/login", hiddenIn(await byCode.text()));
  Object.assign(answers, isSignedIn, {
    [route("login")]: { json: { success: true, user: asha, token: "t" } },
  });
  const account = { emailOrPhone: "asha@example.com", password: "right" };
  const back = await (await send("/plain/login", { ...hiddenIn(await again.text()), ...account })).text();
  expect(back).toContain("Here is what you wrote");
  expect(back).toContain(">Soft &lt;b&gt;cotton&lt;/b&gt;</textarea>");
  expect(back).toMatch(/<input[^>]*checked=""[^>]*value="4"|<input[^>]*value="4"[^>]*checked=""/);

  delete answers[route("checkAuth")];
  const question = { product: "tee", productId: "prod_1", question: "Does it shrink when washed?" };
  const kept = hiddenIn(await (await send("/mr/plain/questions", question)).text());
  Object.assign(answers, isSignedIn);
  const shown = await (await send("/mr/plain/login", { ...kept, ...account })).text();
  expect(shown).toContain(">Does it shrink when washed?</textarea>");
  expect(shown).toContain("तुम्ही लिहिलेले येथे आहे");
  // Nothing is sent in anybody's name before they have pressed for it.
  expect(asked.filter((call) => /review\/add|questions? POST/.test(call.route))).toEqual([]);
});

it("keeps what was written by somebody signed out through a forgotten password and a new account, in no address", async () => {
  const email = "asha@example.com";
  const answers: Record<string, Answer> = {
    ...teeRoute,
    [route("getQuestions", { productId: "tee" })]: { json: { success: true, data: [], meta } },
    [route("getMyQuestions", { productId: "tee" })]: { json: { success: true, data: [] } },
    [route("forgotPassword")]: { json: { success: true, email } },
    [route("verifyOtp")]: { json: { success: true, resetToken: "a-token-of-enough-signs" } },
    [route("resetPassword")]: { json: { success: true } },
    [route("register")]: { json: { success: true } },
    [route("login")]: { json: { success: true, user: asha, token: "t" } },
  };
  const { send } = await openShop(answers);
  const words = "Does it shrink when washed?";
  const start = async () =>
    (await send("/plain/questions", { product: "tee", productId: "prod_1", question: words })).text();
  /** Sends the next form with all that the page before hands on. */
  const goOn = async (path: string, html: string, more: Record<string, string> = {}) => {
    const answer = await send(path, { ...hiddenIn(html), ...more });
    expect({ path, status: answer.status, to: answer.headers.get("location") }).toEqual({
      path,
      status: 200,
      to: null,
    });
    return answer.text();
  };
  const forgot = await goOn("/plain/forgot-password", await start());
  const code = await goOn("/plain/forgot-password", forgot, { email });
  const proved = await goOn("/plain/forgot-password", code, { otp: "123456" });
  const password = { newPassword: "four green parrots", repeat: "four green parrots" };
  const reset = await goOn("/plain/forgot-password", proved, password);
  expect(reset).toContain("Your password is changed");
  expect(reset).toContain("What you wrote is kept");

  const register = await goOn("/plain/register", await start());
  const person = { userName: "Asha", email, phone: "9000000101", password: "four green parrots" };
  const registered = await goOn("/plain/register", register, person);
  expect(registered).toContain("What you wrote is kept");

  Object.assign(answers, isSignedIn);
  for (const page of [reset, registered])
    expect(await goOn("/plain/login", page, { emailOrPhone: email, password: "right" })).toContain(
      `>${words}</textarea>`,
    );
});

it("takes a review and a question, and keeps what was typed where the shop refuses them", async () => {
  const answers: Record<string, Answer> = {
    ...isSignedIn,
    ...teeRoute,
    [route("getReviews", { productId: "tee" })]: { json: { success: true, data: [], meta, histogram: [] } },
    [route("getHelpfulVotes", { productId: "tee" })]: { json: { success: true, data: [] } },
    [route("getQuestions", { productId: "tee" })]: { json: { success: true, data: [], meta } },
    [route("getMyQuestions", { productId: "tee" })]: { json: { success: true, data: [] } },
    [route("addReview")]: refusedField("reviewValue", "Please choose one to five stars"),
    [route("askQuestion")]: refusedField("question", "Please leave out phone numbers"),
  };
  const { asked, send } = await openShop(answers);
  const review = { product: "tee", productId: "prod_1", words: "Soft <b>cotton</b>" };
  const question = { product: "tee", productId: "prod_1", question: "Call me on 98?" };
  const refused = await send("/plain/reviews", review);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("Please choose one to five stars");
  expect(html).toContain(">Soft &lt;b&gt;cotton&lt;/b&gt;</textarea>");
  expect(await (await send("/plain/questions", question)).text()).toContain(">Call me on 98?</textarea>");

  answers[route("addReview")] = { status: 201, json: { success: true, data: {} } };
  answers[route("askQuestion")] = { status: 201, json: { success: true, data: {} } };
  const written = await send("/plain/reviews", { ...review, rating: "4" });
  expect(written.headers.get("location")).toBe("/plain/reviews?product=tee&done=written");
  expect(asked.findLast((call) => call.route === route("addReview"))?.body).toEqual({
    productId: "prod_1",
    userId: asha.id,
    reviewMessage: "Soft <b>cotton</b>",
    reviewValue: 4,
  });
  const sent = await send("/plain/questions", question);
  expect(sent.headers.get("location")).toBe("/plain/questions?product=tee&done=asked");
});

it("thanks for a review with one press, and stays where the reader was", async () => {
  const vote = route("addHelpfulVote", { reviewId: "rev_1" });
  const { asked, send } = await openShop({ ...isSignedIn, [vote]: { json: { success: true } } });
  const form = { do: "vote", isHelpful: "1", reviewId: "rev_1", product: "tee", stars: "4", page: "2" };
  const answer = await send("/plain/reviews", form);
  expect(answer.headers.get("location")).toBe("/plain/reviews?product=tee&stars=4&page=2#rev_1");
  expect(asked.map((call) => call.route)).toContain(vote);
});

it("writes down who waits for something sold out, and stops no mail for a link that is only read", async () => {
  const { asked, send, read } = await openShop({
    ...teeRoute,
    [route("askWhenBack")]: { json: { success: true } },
    [route("stopWhenBack")]: { json: { success: true } },
  });
  const form = { product: "tee", productId: "prod_1", size: "M", email: "ravi@example.in" };
  const kept = await send("/plain/when-back", form);
  expect(kept.headers.get("location")).toBe("/plain/when-back?product=tee&done=kept");
  expect(asked.find((call) => call.route === route("askWhenBack"))?.body).toEqual({
    productId: "prod_1",
    size: "M",
    email: "ravi@example.in",
  });
  const page = await (await read("/plain/when-back-stop?token=abc")).text();
  expect(page).toContain('name="token" value="abc"');
  expect(asked.map((call) => call.route)).not.toContain(route("stopWhenBack"));
  const stopped = await send("/shop/when-back/stop?token=abc", {});
  expect(stopped.headers.get("location")).toBe("/plain/when-back-stop?done=stopped");
  expect(asked.find((call) => call.route === route("stopWhenBack"))?.body).toEqual({ token: "abc" });
});

it("follows a guest's order without naming it in an address", async () => {
  const followed = {
    orderNumber: "SB-26-1001",
    orderStatus: "confirmed",
    deliveryMethod: "delivery",
    placedAt: "2026-11-20T10:00:00.000Z",
    expectedDelivery: null,
    steps: [],
    events: [],
    couriers: [],
  };
  const { send } = await openShop({ [route("followOrder")]: { json: { success: true, data: followed } } });
  const answer = await send("/track-order", { orderNumber: "SB-26-1001", emailOrPhone: "9000000101" });
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
  expect(await answer.text()).toContain("Order SB-26-1001");
});

it("changes a forgotten password in three steps, none of which an address could repeat", async () => {
  const answers: Record<string, Answer> = {
    [route("forgotPassword")]: { json: { success: true, email: "asha@example.com" } },
    [route("verifyOtp")]: refusedField("otp", "This code is not right"),
    [route("resetPassword")]: { json: { success: true } },
  };
  const { asked, send, read } = await openShop(answers);
  const email = "asha@example.com";
  const first = await send("/auth/forgot-password", { email });
  expect(first.status).toBe(200);
  expect(await first.text()).toContain('name="otp"');
  expect(await (await send("/plain/forgot-password", { email, otp: "000000" })).text()).toContain(
    "This code is not right",
  );
  answers[route("verifyOtp")] = { json: { success: true, resetToken: "a-token-of-enough-signs" } };
  const second = await (await send("/plain/forgot-password", { email, otp: "123456" })).text();
  expect(second).toContain('name="resetToken" value="a-token-of-enough-signs"');
  const proof = { email, resetToken: "a-token-of-enough-signs", newPassword: "four green parrots" };
  const differing = await (await send("/plain/forgot-password", { ...proof, repeat: "five" })).text();
  expect(differing).toContain("The two passwords differ");
  expect(differing).not.toContain("four green parrots");
  expect(asked.map((call) => call.route)).not.toContain(route("resetPassword"));
  const changed = await send("/plain/forgot-password", { ...proof, repeat: "four green parrots" });
  expect(changed.headers.get("location")).toBe("/plain/login?reset=1");
  expect(await (await read("/plain/login?reset=1")).text()).toContain("Your password is changed");
});

it("saves, changes and deletes an address, and what one wants to be written about", async () => {
  const saved = route("updateAddress", { addressId: "cuaddr_1" });
  const removed = route("deleteAddress", { addressId: "cuaddr_1" });
  const { asked, send } = await openShop({
    ...isSignedIn,
    [route("addAddress")]: { status: 201, json: { success: true, data: {} } },
    [saved]: { json: { success: true, data: {} } },
    [removed]: { json: { success: true, data: [] } },
    [route("savePreferences")]: { json: { success: true, data: {} } },
  });
  const typed = { name: "Asha", phone: "9000000101", address: "12 Sadar Bazar", city: "Satara" };
  const address = { ...typed, state: "Maharashtra", pincode: "415001" };
  const to = async (path: string, form: Record<string, string>) =>
    (await send(path, form)).headers.get("location");
  expect(await to("/plain/addresses", address)).toBe("/plain/addresses?done=saved");
  expect(await to("/plain/addresses", { ...address, id: "cuaddr_1" })).toBe("/plain/addresses?done=saved");
  expect(await to("/plain/addresses", { do: "remove", id: "cuaddr_1" })).toBe(
    "/plain/addresses?done=removed",
  );
  const routes = asked.map((call) => call.route);
  expect(routes).toEqual(expect.arrayContaining([route("addAddress"), saved, removed]));

  expect(await to("/plain/account", { do: "messages", language: "mr" })).toBe("/plain/account?done=messages");
  expect(asked.findLast((call) => call.route === route("savePreferences"))?.body).toEqual({
    language: "mr",
    textMessages: false,
  });
});
