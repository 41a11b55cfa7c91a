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

  it("count guesses of a code together", async () => {
    const statuses = await inTurn(32, (at) => guess(both(at), "nobody-here@example.com"));
    expect(statuses).toEqual([...Array(30).fill(422), 429, 429]);
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
