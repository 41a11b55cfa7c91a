import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

type Cost = { logN: number; r: number; p: number };

/**
 * The cost of one password hash. OWASP's Password Storage Cheat Sheet lists N = 2^15, r = 8, p = 3 among its
 * equivalent minimums for scrypt; this one needs the least memory (32 MB), so that many people can sign in at once.
 * Tests sign in hundreds of shoppers and use a lower cost.
 */
export const passwordCost: Cost =
  process.env.NODE_ENV === "test" ? { logN: 11, r: 8, p: 1 } : { logN: 15, r: 8, p: 3 };

/** The cost of a stored hash (scrypt's own format, base64); undefined for anything else. */
function costOf(storedHash: string): Cost | undefined {
  const header = Buffer.from(storedHash, "base64");
  if (header.length < 16 || header.subarray(0, 6).toString("latin1") !== "scrypt") return undefined;
  return { logN: header[7] ?? 0, r: header.readUInt32BE(8), p: header.readUInt32BE(12) };
}

/** Whether a stored hash was made with a different cost than today's. */
export function isOfOtherCost(storedHash: string): boolean {
  const cost = costOf(storedHash);
  return (
    cost !== undefined &&
    (cost.logN !== passwordCost.logN || cost.r !== passwordCost.r || cost.p !== passwordCost.p)
  );
}

/**
 * Spends the time by which checking this hash was cheaper than checking one of today's cost, so that a wrong password
 * takes equally long for an account from before the cost was raised.
 */
export async function spendDifference(storedHash: string): Promise<void> {
  const cost = costOf(storedHash);
  if (!cost || cost.logN > passwordCost.logN) return;
  const turns = passwordCost.p - cost.p * 2 ** (cost.logN - passwordCost.logN);
  if (turns < 1) return;
  const { logN, r } = passwordCost;
  const settings = { N: 2 ** logN, r, p: Math.round(turns), maxmem: 256 * 1024 * 1024 };
  await promisify<string, Buffer, number, typeof settings, Buffer>(scrypt)(
    "nobody's password",
    randomBytes(16),
    64,
    settings,
  );
}
