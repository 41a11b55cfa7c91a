import type { ServerResponse } from "node:http";
import type { PublicIdentity } from "@contract/shop-identity";

/** How long the file is valid (RFC 9116). Short, since each later request gets a new date. */
const validForDays = 30;

/** Where to report a vulnerability; undefined while the shop has no address for it. */
export function securityText(
  { securityEmail, email }: PublicIdentity,
  origin: string,
  now: Date,
): string | undefined {
  const address = securityEmail || email;
  if (!address) return undefined;
  const expires = new Date(now.getTime() + validForDays * 24 * 3_600_000);
  return [
    `Contact: mailto:${address}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en, hi, mr",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

export function sendSecurityText(text: string, res: ServerResponse): void {
  res.writeHead(200, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
  });
  res.end(text);
}
