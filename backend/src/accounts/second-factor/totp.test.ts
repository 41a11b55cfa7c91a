import { crypto } from "@otplib/plugin-crypto-node";
import { generateSync } from "@otplib/totp";
import { expect, it } from "vitest";
import { shop } from "../../platform/identity/current";
import { inLetters } from "./letters";
import { keyOf, newSecret, stepOf } from "./totp";

/** The secret of RFC 6238's test vectors. */
const secret = Buffer.from("12345678901234567890");
const codeAt = (epoch: number) => generateSync({ secret, crypto, epoch, digits: 6, period: 30 });

it("knows the codes of RFC 6238", () => {
  expect(stepOf(secret, "287082", 59_000)).toBe(1);
  expect(stepOf(secret, "081804", 1_111_111_109_000)).toBe(37_037_036);
});

it("takes the code of this half minute and of its two neighbours, at every second of it", () => {
  for (const second of [0, 1, 29]) {
    const now = 1_000 * 30 + second;
    for (const step of [999, 1_000, 1_001]) expect(stepOf(secret, codeAt(step * 30), now * 1_000)).toBe(step);
    for (const step of [998, 1_002]) expect(stepOf(secret, codeAt(step * 30), now * 1_000)).toBeUndefined();
  }
});

it("tells an app whose key it is", () => {
  const { key, uri } = keyOf(secret, "asha@example.in");
  expect(key).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const { pathname, searchParams } = new URL(uri);
  expect(decodeURIComponent(pathname)).toContain("asha@example.in");
  expect(searchParams.get("secret")).toBe(key);
  expect(searchParams.get("issuer")).toBe(shop().name.en);
});

it("makes another secret each time", () => expect(newSecret()).not.toEqual(newSecret()));

it("writes bytes as RFC 4648 does", () => {
  expect(inLetters(Buffer.from("foobar"), "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")).toBe("MZXW6YTBOI");
});
