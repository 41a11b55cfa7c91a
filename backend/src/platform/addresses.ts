import { z } from "zod";

/** The hosts of an address, as libpq takes them: `one:5432,two:5433`. */
const authority = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(?=[/?#]|$)/;
const writes = /[?&]target_session_attrs=(?:read-write|primary)(?:&|$)/;

const hasSeveralHosts = (url: string) => (authority.exec(url)?.[2] ?? "").includes(",");

/** Several hosts as one name, which is what an URL may have and the driver reads back (platform/db/several-hosts.ts). */
function withOneName(url: string): string {
  if (!hasSeveralHosts(url)) return url;
  const named = url.replace(
    authority,
    (_all, before: string, hosts: string) => before + encodeURIComponent(hosts),
  );
  // A space somewhere would have the driver encode the name once more.
  return URL.canParse(named) ? new URL(named).href : named;
}

const anyPostgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address");

/** The address of the PostgreSQL that takes writes: of several hosts, the one that does. */
export const postgresUrl = anyPostgresUrl
  .refine(
    (url) => !hasSeveralHosts(url) || writes.test(url),
    "names several hosts: add target_session_attrs=read-write, so that the one that takes writes is meant",
  )
  .transform(withOneName);

/** The address of a replica. */
export const replicaUrl = anyPostgresUrl.refine(
  (url) => !hasSeveralHosts(url),
  "takes one host: while it is away, texts come from the main database",
);

/** The address of a Redis; rediss:// with TLS. */
export const redisUrl = z.string().regex(/^rediss?:\/\//, "must be a redis:// address");

/** `host:port,host:port`: the Sentinels that know which Redis is the master; without a port it is 26379. */
export const sentinels = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[^\s:/@]+(:\d+)?$/, "takes host:port, several with a comma")).min(1))
  .transform((list) =>
    list.map((one) => {
      const [host = "", port = "26379"] = one.split(":");
      return { host, port: Number(port) };
    }),
  );
