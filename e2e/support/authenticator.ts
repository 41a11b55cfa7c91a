import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The code that an authenticator app shows for a key, `ahead` half minutes from now (RFC 6238). Written out here, so
 * that the test does not rely on the library that the shop uses.
 */
export function appCode(key: string, ahead = 0): string {
  const bits = Array.from(key.replace(/\s/g, ""), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac("sha1", secret).update(step).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
