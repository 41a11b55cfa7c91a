import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { askNameServers, type Resolve } from "./name-servers";

/** Whether an IP address is one of the internet's, and none of this machine, of the network around it, or of a tunnel. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address written as IPv6 is the IPv4 address.
  return ipaddr.process(address).range() === "unicast";
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
const homely = /(^|\.)(localhost|local|internal|home\.arpa|lan)$/i;

/** What is wrong with an address that somebody gave us to call. */
export type UrlFault = "malformed" | "notHttps" | "notPublic";

/**
 * An address to be called in its stored form, or why it is not called: it is not https, holds a password, or is not public by
 * its very name. What the name leads to is looked at with every call (`publicLookup`).
 * @param local one origin on one's own machine that is excepted from every rule here, for development and tests
 */
export function publicUrl(typed: string, local: string | undefined): { url: string } | { fault: UrlFault } {
  if (!URL.canParse(typed)) return { fault: "malformed" };
  const url = new URL(typed);
  url.hash = "";
  if (url.origin === local) return { url: url.href };
  if (url.protocol !== "https:" || url.username || url.password) return { fault: "notHttps" };
  const host = bare(url.hostname);
  const isLiteral = ipaddr.isValid(host);
  if (isLiteral ? !isPublicAddress(host) : homely.test(host) || !host.includes("."))
    return { fault: "notPublic" };
  return { url: url.href };
}

export class NotPublic extends Error {
  override name = "NotPublic";
}

/**
 * Looks a name up for a connection, which is then made to the very addresses that were checked: a name that leads to
 * another address a moment later (DNS rebinding) gains nothing. One private address among several refuses all.
 */
export const publicLookup =
  (resolve: Resolve = askNameServers()): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, "");
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return done(new NotPublic("The name leads to an address that is not public"), "");
      if (options.all) return done(null, found);
      return done(null, first.address, first.family);
    });
  };

/** Throws for an address that is an IP address itself, which no connection looks up. */
export function refusePrivateLiteral({ hostname }: URL): void {
  const host = bare(hostname);
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw new NotPublic("The address is not public");
}
