import type { IncomingMessage } from "node:http";

type Visit = Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } };

/** The visitor's address, as far as this process can vouch for it. */
export type Visitor = { address: string; scheme: string; host: string };

/**
 * Reads the visitor from a request. `trustedHops` of our own proxies stand in front of this process, and each has
 * appended the address it saw to X-Forwarded-For; the visitor may have written everything before those.
 */
export function visitorOf(req: Visit, trustedHops: number): Visitor {
  const own = req.socket.remoteAddress ?? "unknown";
  const host = req.headers.host ?? "";
  if (trustedHops === 0) return { address: own, scheme: "http", host };
  const chain = [...split(req.headers["x-forwarded-for"]), own];
  return {
    address: chain.at(-1 - trustedHops) ?? own,
    scheme: split(req.headers["x-forwarded-proto"]).at(-1) === "https" ? "https" : "http",
    host: split(req.headers["x-forwarded-host"]).at(-1) ?? host,
  };
}

function split(header: string | string[] | undefined): string[] {
  const parts = [header ?? []].flat().join(",").split(",");
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
