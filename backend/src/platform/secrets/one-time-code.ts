import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { env } from "../env";

/** What every mailed code of six digits has in common, whatever it is good for. */
export const triesPerCode = 5;
export const secondsBetweenCodes = 60;

export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/**
 * All that is kept of a code; `about` says whose it is and for what, such as `otp:asha@example.com`. Keyed, since a
 * million codes are quickly tried against a plain hash.
 */
export function codeHash(about: string, code: string): Buffer {
  return createHmac("sha256", env().JWT_SECRET).update(`${about}:${code}`).digest();
}

export const isCode = (kept: Buffer, about: string, code: string) =>
  timingSafeEqual(kept, codeHash(about, code));
