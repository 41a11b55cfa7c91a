import { z } from "zod";

/** Several hosts with commas between them, as libpq takes them; the driver here looks for one host of that whole name. */
const hasSeveralHosts = (url: string) => {
  const [, hosts = ""] = /^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#@]*)(?:[/?#]|$)/.exec(url) ?? [];
  return hosts.includes(",");
};

/** The address of a PostgreSQL: one host. */
export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must be a postgres:// address")
  .refine(
    (url) => !hasSeveralHosts(url),
    "takes one host: name what always leads to the server that takes writes (PgBouncer, HAProxy, a DNS name or address that moves)",
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
