import { createECDH } from "node:crypto";

const bytesOf = (key: string) => Buffer.from(key, /^[0-9a-f]{64}$/i.test(key) ? "hex" : "base64url");

/** The pair of a private key as `openssl rand -hex 32` or a tool for VAPID prints it, both in base64url (RFC 8292). Throws for none. */
export function vapidPair(key: string): { publicKey: string; privateKey: string } {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(bytesOf(key));
  return { publicKey: pair.getPublicKey("base64url"), privateKey: bytesOf(key).toString("base64url") };
}

export function isVapidKey(key: string): boolean {
  if (bytesOf(key).length !== 32) return false;
  try {
    return vapidPair(key).publicKey !== "";
  } catch {
    return false;
  }
}
