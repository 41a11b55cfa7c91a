import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "./support/call";
import { openShop, type Shop } from "./support/open-shop";
import { type SecondBackend, startSecondBackend } from "./support/second-backend";

let shop: Shop;
let second: SecondBackend;

beforeAll(async () => {
  shop = await openShop();
  second = await startSecondBackend();
});
afterAll(async () => {
  await second?.kill();
  await shop.close();
});

const both = (at: number) => (at % 2 === 0 ? shop.url : second.url);
const signIn = (url: string, emailOrPhone: string, password: string) =>
  call(url, "login", { body: { emailOrPhone, password } });
const guess = (url: string, email: string) => call(url, "verifyOtp", { body: { email, otp: "000000" } });
const inTurn = async (times: number, once: (at: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await once(at)).status);
  return statuses;
};

/** A sign-in as the web process passes it on, from this address; `cookie` is the browser's. */
const signInFrom = (address: string, body: { emailOrPhone: string; password: string }, cookie?: string) =>
  shop.send("POST", "/api/auth/login", {
    body,
    headers: { "x-forwarded-for": address, origin: "http://localhost:8000", ...(cookie && { cookie }) },
  });

describe("strangers who guess a password", () => {
  /** 60 wrong passwords from as many addresses. */
  const attack = (emailOrPhone: string) =>
    inTurn(60, (at) => signInFrom(`198.51.100.${at + 1}`, { emailOrPhone, password: "not this one" }));

  it("are stopped after fifty tries, and lock neither the owner's browser nor the owner's line out", async () => {
    const asha = await shop.shopper();
    const own = { emailOrPhone: asha.email, password: asha.password };
    const first = await signInFrom("203.0.113.5", own);
    const device = first.headers.getSetCookie().find((line) => line.startsWith("shop_device="));
    expect(device).toMatch(/; Path=\/api\/auth\/login; .*HttpOnly; SameSite=Lax/);

    const statuses = await attack(asha.email);
    expect(statuses.slice(50)).toEqual(Array(10).fill(429));
    // A new address and a new browser: the attackers look the same.
    expect((await signInFrom("192.0.2.9", own)).status).toBe(429);
    // The same browser on a train, and another browser at home.
    expect((await signInFrom("192.0.2.10", own, device?.split(";")[0])).status).toBe(200);
    expect((await signInFrom("203.0.113.5", own)).status).toBe(200);
  });

  it("gain no tries by a cookie of another account", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    const mine = await signInFrom("203.0.113.6", { emailOrPhone: ravi.email, password: ravi.password });
    const cookie = mine.headers
      .getSetCookie()
      .find((line) => line.startsWith("shop_device="))
      ?.split(";")[0];
    await attack(asha.email);
    const body = { emailOrPhone: asha.email, password: "not this one" };
    expect((await signInFrom("192.0.2.11", body, cookie)).status).toBe(429);
  });

  it("are one line with all addresses of an IPv6 network", async () => {
    const asha = await shop.shopper();
    const statuses = await inTurn(10, (at) =>
      signInFrom(`2001:db8:7:7::${at + 1}`, { emailOrPhone: asha.email, password: "not this one" }),
    );
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
  });
});

describe("limits of two processes without Redis", () => {
  it("count wrong passwords together: the ninth try is refused wherever it is made", async () => {
    const asha = await shop.shopper();
    const statuses = await inTurn(10, (at) => signIn(both(at), asha.email, "not this one"));
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
    const refused = await signIn(second.url, asha.email, asha.password);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 600]).toEqual([429, true]);
  });

  it("hold when all tries come at once", async () => {
    const asha = await shop.shopper();
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, at) => signIn(both(at), asha.email, "not this one")),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(8);
  });

  it("wear off by success alone, for both", async () => {
    const asha = await shop.shopper();
    await inTurn(7, (at) => signIn(both(at), asha.email, "not this one"));
    expect((await signIn(second.url, asha.email, asha.password)).status).toBe(200);
    expect(await inTurn(8, (at) => signIn(both(at), asha.email, "not this one"))).toEqual(Array(8).fill(401));
  });

  it("last no longer than they should where the clock is set back", async () => {
    const asha = await shop.shopper();
    const wrong = () => signIn(shop.url, asha.email, "not this one");
    await inTurn(9, wrong);
    expect((await wrong()).status).toBe(429);
    await shop.query({ text: "update shop_try set expire = expire + 86400000" });
    expect((await wrong()).status).toBe(401);
  });

  it("count guesses of a code together", async () => {
    const statuses = await inTurn(32, (at) => guess(both(at), "nobody-here@example.com"));
    expect(statuses).toEqual([...Array(30).fill(422), 429, 429]);
  });

  it("count tries of a code to sign in with together, and how often one is asked for", async () => {
    const emailOrPhone = "nobody-here@example.com";
    const tries = await inTurn(32, (at) =>
      call(both(at), "loginWithCode", { body: { emailOrPhone, code: "000000" } }),
    );
    expect(tries).toEqual([...Array(30).fill(422), 429, 429]);
    const asked = await inTurn(22, (at) => call(both(at), "askSignInCode", { body: { emailOrPhone } }));
    expect(asked).toEqual([...Array(20).fill(200), 429, 429]);
  });

  it("take any text for an account", async () => {
    for (const account of ["😀@example.com", "x".repeat(120), "'; drop table shop_try; --"])
      expect([401, 422]).toContain((await signIn(shop.url, account, "not this one")).status);
  });

  it("keep nobody's e-mail", async () => {
    const rows = await shop.query<{ key: string }>({ text: "select key from shop_try" });
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ key }) => key.includes("@"))).toEqual([]);
  });
});
