import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type RouteName, table } from "../src/contract";
import { bodyLimitOf } from "../src/contract/body-limit";
import type { Endpoint } from "../src/contract/endpoint";
import { Failure } from "../src/contract/envelope";
import { routes } from "../src/contract/routes";
import { addressOf, asBrowserOf, type Signed } from "./support/call";
import { type Description, readDescription, undescribed } from "./support/description";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";

const names = Object.keys(routes) as RouteName[];
const entries = names.map((name) => ({ name, entry: table[name] as Endpoint }));
const writes = entries.filter(({ name }) => routes[name][0] !== "GET");
const withBody = writes.filter(({ entry }) => entry.body && entry.bodyKind !== "multipart");

let shop: Shop;
let description: Description;
let asha: Person;
let other: Person;
let staff: Signed & { id: string };

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
  description = await readDescription(shop.url);
  [asha, other, staff] = await Promise.all([shop.shopper(), shop.shopper(), shop.admin()]);
});
afterAll(() => shop.close());

/** Path values that are valid for every schema; `userId` is the account that the request names. */
function paramsFor(name: RouteName, userId: string): Record<string, string> {
  const keys = [...routes[name][1].matchAll(/:(\w+)/g)].map(([, key = ""]) => key);
  const known: Record<string, string> = { userId, pincode: "415001", orderNumber: "SB-000001" };
  return Object.fromEntries(keys.map((key) => [key, known[key] ?? "nothing_here"]));
}

type Given = Parameters<Shop["send"]>[2];

/** Sends a request to a route; its answer has to be one that the API description allows. */
async function ask(name: RouteName, userId: string, given: Given) {
  const reply = await shop.send(routes[name][0], addressOf(name, paramsFor(name, userId)), given);
  expect(undescribed(description, name, reply)).toEqual([]);
  return reply;
}

const reach = (name: RouteName, userId: string, as?: Signed, body?: object) =>
  ask(name, userId, { as, ...(routes[name][0] !== "GET" && body && { body }) });

/** Who may make a call. */
const as = (name: RouteName) =>
  ({ guest: undefined, shopper: asha, signedIn: asha, admin: staff })[table[name].access];

function expectFailure(reply: { status: number; body: unknown }, status: number, label: string): void {
  expect(reply.status, label).toBe(status);
  expect(Failure.safeParse(reply.body).success, label).toBe(true);
}

describe("every route of the table", () => {
  it("is written", () => {
    const { handlers } = loadBackend<typeof import("../src/http/routes")>("./http/routes");
    expect(Object.keys(handlers).sort()).toEqual(Object.keys(routes).sort());
  });

  it("drops or refuses what its schemas do not name", () => {
    for (const { name, entry } of entries) {
      for (const part of [entry.params, entry.query, entry.body]) {
        if (part instanceof z.ZodObject)
          expect([undefined, "never"], name).toContain(part.def.catchall?._zod.def.type);
      }
    }
  });
});

describe("who may call", () => {
  it.each(entries.filter(({ entry }) => entry.access !== "guest").map(({ name }) => name))(
    "%s: a guest gets 401",
    async (name) => expectFailure(await reach(name, asha.id), 401, name),
  );

  it.each(entries.filter(({ entry }) => entry.access === "admin").map(({ name }) => name))(
    "%s: a shopper gets 403",
    async (name) => expectFailure(await reach(name, asha.id, asha), 403, name),
  );

  it.each(entries.filter(({ entry }) => entry.access === "shopper").map(({ name }) => name))(
    "%s: the staff get 403",
    async (name) => expectFailure(await reach(name, staff.id, staff), 403, name),
  );

  it.each(entries.filter(({ entry }) => entry.owner).map(({ name }) => name))(
    "%s: another's account gets 403, before anything else is looked at",
    async (name) => expectFailure(await reach(name, other.id, asha, { userId: other.id }), 403, name),
  );

  it.each(entries.map(({ name }) => name))("%s: a token that is made up opens nothing", async (name) => {
    const { access } = table[name];
    const { status } = await reach(name, asha.id, { token: "A".repeat(43) });
    if (access === "guest") expect([401, 403], name).not.toContain(status);
    else expect(status, name).toBe(401);
  });
});

describe("bad input", () => {
  const post = (name: RouteName, body: BodyInit | object, type = "application/json") =>
    ask(name, asha.id, { as: as(name), body, headers: { "content-type": type } });

  it.each(withBody.map(({ name }) => name))("%s refuses what is not a JSON object", async (name) => {
    expectFailure(await post(name, "{broken"), 400, "broken");
    expectFailure(await post(name, "[1]"), 400, "list");
    expectFailure(await post(name, '"text"'), 400, "text");
    expectFailure(await post(name, "null"), 400, "null");
    expectFailure(await post(name, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])), 400, "not UTF-8");
    expectFailure(await post(name, "a=b", "application/x-www-form-urlencoded"), 415, "form");
  });

  it.each(withBody.filter(({ entry }) => !entry.body?.safeParse({}).success).map(({ name }) => name))(
    "%s names the fields that are missing or of the wrong kind",
    async (name) => {
      const empty = await post(name, {});
      expectFailure(empty, 422, name);
      expect(empty.body.errors?.length, name).toBeGreaterThan(0);
      const { body }: Endpoint = table[name];
      const shape = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
      const wrong = await post(name, Object.fromEntries(shape.map((key) => [key, { $ne: null }])));
      expect([403, 422], name).toContain(wrong.status);
    },
  );

  it.each(
    entries
      .filter(({ entry }) => entry.access === "guest" && entry.query && entry.params === undefined)
      .map(({ name }) => name),
  )("%s survives a strange query", async (name) => {
    for (const search of [
      "page=-1",
      "page=1&page=2",
      "limit=99999999999",
      "__proto__=1",
      "page[a]=1",
      "%00=%00",
    ]) {
      const { status } = await shop.send(routes[name][0], `${routes[name][1]}?${search}`);
      expect([200, 422], `${name}?${search}`).toContain(status);
    }
  });

  it("is refused with 400 where the address itself is broken", async () => {
    expectFailure(await shop.send("GET", "/api/shop/products/get/%zz"), 400, "broken escape");
  });

  it.each(writes.map(({ name }) => name))(
    "%s refuses a body that is too large, or compressed, unread and as described",
    async (name) => {
      const caller = as(name);
      const announce = (headers: Record<string, string | number>) =>
        new Promise<{ status: number; headers: Headers }>((resolve, reject) => {
          const address = shop.url + addressOf(name, paramsFor(name, asha.id));
          const sending = request(address, {
            method: routes[name][0],
            headers: { ...(caller && asBrowserOf(caller)), ...headers },
          });
          sending.once("error", reject).once("response", ({ statusCode: status = 0, headers: had }) => {
            sending.destroy();
            resolve({ status, headers: new Headers(had as Record<string, string>) });
          });
          sending.flushHeaders();
        });
      const { bodyKind = "json" } = table[name] as Endpoint;
      const type = bodyKind === "multipart" ? "multipart/form-data; boundary=x" : "application/json";
      const json = { "content-type": type };
      const large = await announce({ ...json, "content-length": bodyLimitOf(table[name]) + 1 });
      const packed = await announce({ ...json, "content-length": 2, "content-encoding": "gzip" });
      expect([large.status, packed.status]).toEqual([413, 415]);
      for (const reply of [large, packed]) expect(undescribed(description, name, reply)).toEqual([]);
    },
  );

  it("is refused with 413 above a megabyte, announced or not", async () => {
    const big = JSON.stringify({ emailOrPhone: "a".repeat(1_100_000), password: "x" });
    expectFailure(await post("login", big), 413, "announced");
    const stream = new Blob([big]).stream();
    const response = await fetch(shop.url + routes.login[1], {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it("never makes an answer tell of the inside", async () => {
    const { body } = await post("login", { emailOrPhone: "a\u0000b@c.de", password: "' or 1=1 --" });
    expect(JSON.stringify(body)).not.toMatch(/select |\/src\/|at \w+ \(|node_modules/i);
  });
});

describe("a write from another site", () => {
  const cookie = () => ({ cookie: `shop_session=${asha.token}` });
  const rename = (headers: Record<string, string>) =>
    shop.send("PUT", routes.updateAccount[1], { body: { userName: "Asha Patil" }, headers });

  it.each([
    ["says nothing of where it comes from", {}, 403],
    ["comes from a foreign origin", { origin: "https://evil.example" }, 403],
    ["is said by the browser to be cross-site", { "sec-fetch-site": "cross-site", origin: "null" }, 403],
    [
      "comes from a sister site",
      { "sec-fetch-site": "same-site", origin: "https://x.sahyadri.example" },
      403,
    ],
    ["comes from our public address", { origin: "http://localhost:8000" }, 200],
    ["is said by the browser to be our own", { "sec-fetch-site": "same-origin" }, 200],
  ])("that %s is answered as it should be", async (_how, headers: Record<string, string>, status) => {
    expect((await rename({ ...cookie(), ...headers })).status).toBe(status);
  });

  it("comes through our proxy with the host that the visitor typed", async () => {
    const typed = { "x-forwarded-host": "shop.example", origin: "https://shop.example" };
    expect((await rename({ ...cookie(), ...typed })).status).toBe(200);
  });

  it("cannot sign a visitor in either", async () => {
    const reply = await shop.send("POST", routes.login[1], {
      body: { emailOrPhone: asha.email, password: asha.password },
      headers: { origin: "https://evil.example" },
    });
    expectFailure(reply, 403, "login");
  });

  it("is opened by no token of local storage, whatever it says of its origin", async () => {
    const { body } = await shop.call("checkAuth", {}, asha);
    const token = { authorization: `Bearer ${body.token}` };
    expectFailure(await rename(token), 401, "token alone");
    expectFailure(await rename({ ...token, "sec-fetch-site": "same-origin" }), 401, "token and origin");
  });
});
