import { crypto } from "@otplib/plugin-crypto-node";
import { generateSync } from "@otplib/totp";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function bytesOf(key: string): Buffer {
  const bits = Array.from(key, (letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code that an authenticator app shows for this key. By default the next half minute's code: it is valid for
 * longest, so that a machine that stalls for a while makes no test fail.
 */
export function codeOf(key: string, halfMinutesAhead = 1): string {
  const epoch = Math.floor(Date.now() / 1_000) + 30 * halfMinutesAhead;
  return generateSync({ secret: bytesOf(key), crypto, epoch, digits: 6, period: 30 });
}
