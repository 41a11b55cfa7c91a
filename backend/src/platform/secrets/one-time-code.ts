import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { env } from "../env";
import { shopSecrets } from "./keyed";

/** The common settings of all six-digit codes, whatever their purpose. */
export const triesPerCode = 5;
export const secondsBetweenCodes = 60;

export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/**
 * The stored hash of a code; `about` names its owner and purpose, such as `otp:asha@example.com`. Keyed, because all
 * million codes are quickly tried against a plain hash.
 */
export const codeHash = (about: string, code: string): Buffer => hashWith(env().JWT_SECRET, about, code);

const hashWith = (secret: string, about: string, code: string): Buffer =>
  createHmac("sha256", secret).update(`${about}:${code}`).digest();

export const isCode = (kept: Buffer, about: string, code: string): boolean =>
  shopSecrets().some((secret) => timingSafeEqual(kept, hashWith(secret, about, code)));
