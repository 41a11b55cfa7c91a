import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";

/** The real limits apply: nothing here raises them. Passwords cost what they cost in production. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ NODE_ENV: "development" });
});
afterAll(() => shop.close());

const tally = (statuses: number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((one) => [one, statuses.filter((s) => s === one).length]),
  );

/** A new code for the person, as after a minute of waiting; false if the hour's five are used up. */
async function newCode({ email }: Person): Promise<boolean> {
  const { issueOtp } =
    loadBackend<typeof import("../src/accounts/password-reset")>("./accounts/password-reset");
  await shop.query({
    text: "update shop_password_reset set last_sent_at = last_sent_at - interval '61 seconds' where email = $1",
    values: [email],
  });
  return issueOtp(email, "en");
}

describe("ten thousand guesses at a code", () => {
  const guesses = 10_000;

  it.each([
    ["from one address", () => "203.0.113.7"],
    ["from ten thousand addresses", (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`],
  ])("%s win nothing", async (label, addressOf) => {
    const asha = await shop.shopper();
    await newCode(asha);
    const statuses: number[] = [];
    let looked = 0;
    let codes = 1;
    for (let at = 0; at < guesses; at += 1) {
      const otp = String((at * 7_919) % 1_000_000).padStart(6, "0");
      const reply = await shop.send("POST", "/api/auth/verify-otp", {
        body: { email: asha.email, otp },
        headers: { "x-forwarded-for": addressOf(at) },
      });
      statuses.push(reply.status);
      if (reply.status !== 429) looked += 1;
      // The guesser requests another code as soon as one is used up.
      if (looked > 0 && looked % 5 === 0 && reply.status !== 429 && (await newCode(asha))) codes += 1;
    }
    console.log(`${guesses} guesses ${label}: ${JSON.stringify(tally(statuses))}, ${codes} codes`);
    expect(statuses).not.toContain(200);
    expect(looked).toBeLessThanOrEqual(30);
  });
});

/** The template's stand-in for accounts that do not exist was hashed at the tests' low cost. */
async function hashNobodyAnew(): Promise<void> {
  await shop.query({ text: "delete from provider_identity where entity_id = 'nobody@sahyadri.invalid'" });
  const { ensureNobody } = loadBackend<typeof import("../src/accounts/password")>("./accounts/password");
  await ensureNobody(shop.container);
}

type Timed = (emailOrPhone: string) => Promise<{ status: number }>;

/** The medians of asking for accounts that exist and for others; alternating, so that the machine's other load affects both alike. */
async function compareTimes(
  what: string,
  people: readonly Person[],
  rounds: number,
  ask: Timed,
  status: number,
) {
  const time = async (emailOrPhone: string) => {
    const started = performance.now();
    expect((await ask(emailOrPhone)).status).toBe(status);
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { email }] of people.entries()) {
      const tries = [
        async () => known.push(await time(email)),
        async () => unknown.push(await time(`ghost-${at}@example.com`)),
      ];
      for (const one of (round + at) % 2 === 0 ? tries : tries.reverse()) await one();
    }
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const [withAccount, without] = [median(known), median(unknown)];
  const said = [withAccount, without, withAccount - without].map((ms) => ms.toFixed(2));
  console.log(
    `${what}, medians of ${known.length}: known ${said[0]} ms, unknown ${said[1]} ms, apart ${said[2]} ms`,
  );
  return Math.abs(withAccount - without);
}

describe("the time of a sign-in", () => {
  it("is the same with and without an account", async () => {
    await hashNobodyAnew();
    const people = await Promise.all(Array.from({ length: 12 }, () => shop.shopper()));
    const ask: Timed = (emailOrPhone) =>
      shop.call("login", { body: { emailOrPhone, password: "not this one" } });
    // Seven tries stay below an account's limit.
    expect(await compareTimes("sign-in", people, 7, ask, 401)).toBeLessThan(15);
  });

  it("is the same with and without a code to sign in with", async () => {
    const people: Person[] = [];
    while (people.length < 40) people.push(await shop.shopper());
    const { issueSignInCode } = loadBackend<typeof import("../src/accounts/sign-in-code/code")>(
      "./accounts/sign-in-code/code",
    );
    for (const { id, email } of people) await issueSignInCode(id, { by: "mail", to: email }, "en");
    const ask: Timed = (emailOrPhone) =>
      shop.call("loginWithCode", { body: { emailOrPhone, code: "000000" } });
    // A code has five tries.
    expect(await compareTimes("sign-in by code", people, 3, ask, 422)).toBeLessThan(5);
  });
});
