import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

type Cost = { logN: number; r: number; p: number };

/**
 * What one hash of a password costs. OWASP's Password Storage Cheat Sheet names N = 2^15, r = 8, p = 3 as one of its equal
 * minimums for scrypt; this one needs the least memory (32 MB), so that many may sign in at once.
 * Tests sign hundreds of shoppers in and pay less.
 */
export const passwordCost: Cost =
  process.env.NODE_ENV === "test" ? { logN: 11, r: 8, p: 1 } : { logN: 15, r: 8, p: 3 };

/** The cost of a stored hash (scrypt's own format, base64); undefined for anything else. */
function costOf(storedHash: string): Cost | undefined {
  const header = Buffer.from(storedHash, "base64");
  if (header.length < 16 || header.subarray(0, 6).toString("latin1") !== "scrypt") return undefined;
  return { logN: header[7] ?? 0, r: header.readUInt32BE(8), p: header.readUInt32BE(12) };
}

/** Whether a stored hash was made at another cost than today's. */
export function isOfOtherCost(storedHash: string): boolean {
  const cost = costOf(storedHash);
  return (
    cost !== undefined &&
    (cost.logN !== passwordCost.logN || cost.r !== passwordCost.r || cost.p !== passwordCost.p)
  );
}

/**
 * Spends what checking this hash cost less than one of today's, so that a wrong password takes the same time
 * for an account that was made before the cost was raised.
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
