import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "../env";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

const key = () => Buffer.from(hkdfSync("sha256", env().JWT_SECRET, "", "outbox secret", 32));

/** A text that only this shop's processes can read: for secrets on their way through the outbox. */
export function seal(text: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key(), iv);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Throws where the text was not sealed by this shop. */
export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const opening = createDecipheriv(cipher, key(), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
    "utf8",
  );
}
