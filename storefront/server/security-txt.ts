import type { ServerResponse } from "node:http";
import { shop } from "@contract/shop";

/** So long what is said here is to be believed (RFC 9116): short, since whoever reads it later asks again. */
const validForDays = 30;

/** Where whoever found a weakness turns to, from the shop's own data. */
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
