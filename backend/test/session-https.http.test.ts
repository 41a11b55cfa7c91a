import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
let asha: Person;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: "https://shop.example" });
  asha = await shop.shopper();
});
afterAll(() => shop.close());

const signIn = async (cookie?: string) => {
  const reply = await shop.call(
    "login",
    { body: { emailOrPhone: asha.email, password: asha.password } },
    undefined,
    { "sec-fetch-site": "same-origin", ...(cookie && { cookie }) },
  );
  return reply.headers.getSetCookie().filter((line) => line.includes("shop_session="));
};
const check = (cookie: string) =>
  shop.send("GET", "/api/auth/check-auth", { headers: { cookie, "sec-fetch-site": "same-origin" } });
const cookieIn = (line = "") => /shop_session=([^;]*)/.exec(line)?.[1] ?? "";

describe("the session's cookie behind https", () => {
  it("is one that no other host can plant: __Host-, Secure, the whole path, no Domain", async () => {
    const [line, ...more] = await signIn();
    expect(more).toEqual([]);
    expect(line).toMatch(
      /^__Host-shop_session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await check(`__Host-shop_session=${cookieIn(line)}`)).status).toBe(200);
  });

  it("is named in the API description as clients have to send it", async () => {
    const description = await (await fetch(`${shop.url}/api/openapi.json`)).json();
    expect(description.components.securitySchemes.cookie.name).toBe("__Host-shop_session");
  });

  it("does not open a session under the name that any host of the domain can set", async () => {
    const [line] = await signIn();
    expect((await check(`shop_session=${cookieIn(line)}`)).status).toBe(401);
  });

  it("takes over from the one that a visitor had before, once, without signing them out", async () => {
    const [line] = await signIn();
    const token = cookieIn(line);
    // As a session that began before the shop had https.
    await shop.query({
      text: `update shop_session set is_host_only = false where token_hash = sha256(convert_to($1, 'UTF8'))`,
      values: [token],
    });
    const { status, headers } = await check(`shop_session=${token}`);
    expect(status).toBe(200);
    const [set, taken] = headers.getSetCookie();
    expect(set).toContain(`__Host-shop_session=${token}; Path=/`);
    expect(taken).toMatch(/^shop_session=; Path=\/; Max-Age=0/);
    const next = await check(`__Host-shop_session=${token}`);
    expect([next.status, next.headers.getSetCookie()]).toEqual([200, []]);
  });

  it("beside an older one is the one that counts, and sign-out takes both away", async () => {
    const [line] = await signIn(`shop_session=${"B".repeat(43)}`);
    const token = cookieIn(line);
    const both = `shop_session=${"B".repeat(43)}; __Host-shop_session=${token}`;
    expect((await check(both)).status).toBe(200);
    const out = await shop.call("logout", {}, undefined, { cookie: both, "sec-fetch-site": "same-origin" });
    expect(out.headers.getSetCookie().map((set) => set.slice(0, set.indexOf(";")))).toEqual([
      "__Host-shop_session=",
      "shop_session=",
    ]);
    expect((await check(`__Host-shop_session=${token}`)).status).toBe(401);
  });

  it("asks writes for the shop's own origin under either name", async () => {
    for (const name of ["shop_session", "__Host-shop_session"]) {
      const reply = await shop.send("POST", "/api/auth/logout", {
        headers: { cookie: `${name}=x`, origin: "https://evil.example" },
      });
      expect(reply.status).toBe(403);
    }
  });
});

it("behind https every cookie of a sign-in is Secure, httpOnly and named as one that only https may set", async () => {
  const { headers } = await shop.call(
    "login",
    { body: { emailOrPhone: asha.email, password: asha.password } },
    undefined,
    { "sec-fetch-site": "same-origin" },
  );
  const lines = headers.getSetCookie();
  expect(lines.map((line) => line.slice(0, line.indexOf("="))).sort()).toEqual([
    "__Host-shop_session",
    "__Secure-shop_device",
  ]);
  for (const line of lines) expect(line).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
});
