import type { LookupAddress, LookupOptions } from "node:dns";
import { Resolver } from "node:dns/promises";
import { networkInterfaces } from "node:os";

export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** For the first of two tries; the second takes twice as long. */
const patienceMs = 1_500;

/** Never asked of name servers: it is this machine (RFC 6761). */
const ownName = /(^|\.)localhost\.?$/i;

const unknownNames: readonly unknown[] = ["ENOTFOUND", "ENODATA"];

type Family = 4 | 6;
type NameServers = { servers?: readonly string[]; timeoutMs?: number; families?: readonly Family[] };

/** The families in which this machine has an address beyond itself: those of the other kind lead it nowhere. */
function ownFamilies(): Family[] {
  const beyond = Object.values(networkInterfaces()).flatMap(
    (all) => all?.filter((one) => !one.internal) ?? [],
  );
  const has = (family: Family) =>
    beyond.some((one) => one.family === `IPv${family}` && !one.address.startsWith("fe80:"));
  const families = ([4, 6] as const).filter(has);
  return families.length > 0 ? families : [4, 6];
}

/**
 * Asks the machine's name servers for the addresses of a name. Unlike `dns.lookup` it takes none of the process's four threads, which
 * files need too: with names that somebody else chose, whose name servers say nothing, all of them would wait.
 */
export function askNameServers({ servers, timeoutMs = patienceMs, families }: NameServers = {}): Resolve {
  return async (host, _options, done) => {
    if (ownName.test(host)) return done(null, [{ address: "127.0.0.1", family: 4 }]);
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    const addresses = async (family: Family): Promise<LookupAddress[]> => {
      const found = await (family === 4 ? resolver.resolve4(host) : resolver.resolve6(host));
      return found.map((address) => ({ address, family }));
    };
    const answers = await Promise.allSettled((families ?? ownFamilies()).map(addresses));
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (found.length > 0) return done(null, found);
    const isUnknown = answers.every(
      (answer) => answer.status === "rejected" && unknownNames.includes(answer.reason.code),
    );
    // In the words of `dns.lookup`.
    const code = isUnknown ? "ENOTFOUND" : "EAI_AGAIN";
    done(Object.assign(new Error(`${code} ${host}`), { code }), []);
  };
}
