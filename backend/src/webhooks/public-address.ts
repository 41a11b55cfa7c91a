import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { env } from "../platform/env";

/** Whether an IP address is one of the internet's, and none of this machine, of the network around it, or of a tunnel. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address written as IPv6 is the IPv4 address.
  return ipaddr.process(address).range() === "unicast";
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
const homely = /(^|\.)(localhost|local|internal|home\.arpa|lan)$/i;

/** A receiver on one's own machine, for development and tests: this origin alone is excepted from every rule here. */
export const isExcepted = (url: URL): boolean => url.origin === env().WEBHOOK_LOCAL_ORIGIN;

/**
 * The address of a webhook in its stored form; throws 422 for one that is not https, holds a password, or is not public by
 * its very name. What the name leads to is looked at with every message (`publicLookup`).
 */
export function checkWebhookUrl(typed: string): string {
  const no = (message: (typeof messages)["webhookUrlMalformed"]) =>
    refuse.invalid([{ field: "url", message }]);
  if (!URL.canParse(typed)) throw no(messages.webhookUrlMalformed);
  const url = new URL(typed);
  url.hash = "";
  if (isExcepted(url)) return url.href;
  if (url.protocol !== "https:" || url.username || url.password) throw no(messages.webhookUrlNotHttps);
  const host = bare(url.hostname);
  const isLiteral = ipaddr.isValid(host);
  if (isLiteral ? !isPublicAddress(host) : homely.test(host) || !host.includes("."))
    throw no(messages.webhookUrlNotPublic);
  return url.href;
}

export class NotPublic extends Error {
  override name = "NotPublic";
}

type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection, which is then made to the very addresses that were checked: a name that leads to
 * another address a moment later (DNS rebinding) gains nothing. One private address among several refuses all.
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
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
