import type { ServerResponse } from "node:http";
import { shop } from "@contract/shop";

/** How long the file is valid (RFC 9116). Short, since each later request gets a new date. */
const validForDays = 30;

/** Where to report a vulnerability, from the shop's own data. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + validForDays * 24 * 3_600_000);
  return [
    `Contact: mailto:${shop.securityEmail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en, hi, mr",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

export function securityTxt(origin: string, res: ServerResponse): void {
  res.writeHead(200, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=86400",
  });
  res.end(securityText(origin, new Date()));
}
