import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyFor, keysFor } from "./keyed";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** The purpose of a secret; each has its own key. */
export type Purpose =
  | "outbox secret"
  | "refund account"
  | "second factor"
  | "webhook secret"
  | "when back"
  | "product preview"
  | "home preview";

/** Encrypts a text so that only this shop's processes can read it, and only for the same purpose. */
export function seal(text: string, purpose: Purpose = "outbox secret"): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(purpose), iv);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Throws if the text was not sealed by this shop, or for another purpose. */
export function unseal(sealed: string, purpose: Purpose = "outbox secret"): string {
  const [, ...old] = keysFor(purpose);
  const key = old.find((one) => opens(one, sealed)) ?? keyFor(purpose);
  return openWith(key, sealed);
}

/**
 * The same text sealed with the shop's present secret, if it was sealed with the one before it; undefined if there is
 * nothing to do, or nothing that can be done.
 */
export function resealed(sealed: string, purpose: Purpose): string | undefined {
  const [, ...old] = keysFor(purpose);
  if (opens(keyFor(purpose), sealed) || !old.some((key) => opens(key, sealed))) return undefined;
  return seal(unseal(sealed, purpose), purpose);
}

function opens(key: Buffer, sealed: string): boolean {
  try {
    openWith(key, sealed);
    return true;
  } catch {
    return false;
  }
}

function openWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
    "utf8",
  );
}
