import type { IncomingMessage } from "node:http";
import { expect, it, vi } from "vitest";

const before = "the secret before, of thirty-two characters";
const now = "the secret that comes in its place, as long";

/** What a process with these settings makes and accepts. */
async function processWith(settings: Record<string, string>) {
  vi.resetModules();
  for (const name of ["JWT_SECRET", "JWT_SECRET_OLD", "PROXY_SECRET", "PROXY_SECRET_OLD"])
    vi.stubEnv(name, settings[name] ?? "");
  vi.stubEnv("DATABASE_URL", "postgres://nobody@localhost/none");
  const { codeHash, isCode } = await import("../platform/secrets/one-time-code");
  const { resealed, seal, unseal } = await import("../platform/secrets/sealed");
  const { bearerOf, sessionOfBearer } = await import("../accounts/sessions/bearer");
  const { isPickupCode, pickupCode } = await import("../orders/pickup-code");
  const { isSummaryKey, summaryKey } = await import("../orders/summary-key");
  const { cameThroughOurProxy } = await import("../platform/visitor/client-address");
  const session = "s".repeat(43);
  return {
    made: {
      hash: codeHash("otp:asha@example.com", "042917"),
      sealed: seal("asha@okaxis", "refund account"),
      bearer: bearerOf(session),
      pickup: pickupCode("order_1"),
      key: summaryKey("1001"),
    },
    accepts: (made: { hash: Buffer; sealed: string; bearer: string; pickup: string; key: string }) => ({
      code: isCode(made.hash, "otp:asha@example.com", "042917"),
      bearer:
        sessionOfBearer({ headers: { authorization: `Bearer ${made.bearer}` } } as IncomingMessage) !==
        undefined,
      pickup: isPickupCode("order_1", made.pickup),
      key: isSummaryKey("1001", made.key),
    }),
    open: (sealed: string) => unseal(sealed, "refund account"),
    resealed: (sealed: string) => resealed(sealed, "refund account"),
    trusts: (secret: string) =>
      cameThroughOurProxy({ headers: { "x-proxy-secret": secret } } as unknown as IncomingMessage),
  };
}

const all = { code: true, bearer: true, pickup: true, key: true };
const none = { code: false, bearer: false, pickup: false, key: false };

it("while a secret is replaced, what was made with either is accepted, and all that is new is made with the new one", async () => {
  const { made: old } = await processWith({ JWT_SECRET: before });
  const between = await processWith({ JWT_SECRET: now, JWT_SECRET_OLD: before });
  expect(between.accepts(old)).toEqual(all);
  expect(between.accepts(between.made)).toEqual(all);
  expect(between.open(old.sealed)).toBe("asha@okaxis");
  const anew = between.resealed(old.sealed) ?? "";
  // Nothing to do a second time, and nothing to be done for what nobody can open.
  expect([anew, between.made.sealed, "what is this"].map(between.resealed)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);

  const after = await processWith({ JWT_SECRET: now });
  expect(after.accepts(between.made)).toEqual(all);
  expect([after.open(anew), after.open(between.made.sealed)]).toEqual(["asha@okaxis", "asha@okaxis"]);
  expect(after.accepts(old)).toEqual(none);
  expect(() => after.open(old.sealed)).toThrow();
  expect(after.resealed(old.sealed)).toBeUndefined();
});

it("a backend that has yet to change already accepts what the first one with the new secret makes", async () => {
  const { made } = await processWith({ JWT_SECRET: now, JWT_SECRET_OLD: before });
  const prepared = await processWith({ JWT_SECRET: before, JWT_SECRET_OLD: now });
  expect(prepared.accepts(made)).toEqual(all);
  expect(prepared.open(made.sealed)).toBe("asha@okaxis");
});

it("web processes with the old and with the new secret are trusted meanwhile, and no other", async () => {
  const between = await processWith({ PROXY_SECRET: now, PROXY_SECRET_OLD: before });
  expect([now, before, "", "another"].map(between.trusts)).toEqual([true, true, false, false]);
  const after = await processWith({ PROXY_SECRET: now });
  expect([now, before].map(after.trusts)).toEqual([true, false]);
});
