import { expect, it } from "vitest";
import { isOfOtherCost, passwordCost, spendDifference } from "./password-cost";

/** The head of a hash as scrypt-kdf writes it: "scrypt", 0, logN, r, p, and the rest. */
function hashAt({ logN, r, p }: typeof passwordCost): string {
  const bytes = Buffer.alloc(96);
  bytes.write("scrypt", "latin1");
  bytes[7] = logN;
  bytes.writeUInt32BE(r, 8);
  bytes.writeUInt32BE(p, 12);
  return bytes.toString("base64");
}

it("finds a hash that was made at another cost, and nothing else", () => {
  expect(isOfOtherCost(hashAt(passwordCost))).toBe(false);
  expect(isOfOtherCost(hashAt({ ...passwordCost, p: passwordCost.p + 1 }))).toBe(true);
  expect(isOfOtherCost(hashAt({ ...passwordCost, logN: passwordCost.logN - 1 }))).toBe(true);
  for (const other of ["", "scrypt", "$argon2id$v=19$m=19456", "not base64 at all ✗"]) {
    expect(isOfOtherCost(other)).toBe(false);
  }
});

it("spends nothing on a hash of today's cost or a dearer one, and something on a cheaper one", async () => {
  await spendDifference(hashAt(passwordCost));
  await spendDifference(hashAt({ ...passwordCost, logN: passwordCost.logN + 5 }));
  await spendDifference(hashAt({ ...passwordCost, logN: 1 }));
});
