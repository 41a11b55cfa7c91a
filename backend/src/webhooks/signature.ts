import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

export const newWebhookSecret = (): string => prefix + randomBytes(32).toString("base64");

/**
 * The three headers of the Standard Webhooks specification (standardwebhooks.com): receivers check them with its
 * libraries. Several secrets, while one is being replaced, are several signatures.
 */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const sign = (secret: string) =>
    `v1,${createHmac("sha256", Buffer.from(secret.slice(prefix.length), "base64"))
      .update(`${id}.${timestamp}.${body}`)
      .digest("base64")}`;
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map(sign).join(" "),
  };
}
