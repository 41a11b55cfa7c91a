import type { Client, ClientConfig } from "pg";

export type Host = { host: string; port: number };
type Driver = typeof Client;

/** What is replaced in the driver, and what it reads of a client; several-hosts.http.test.ts fails when an upgrade changes them. */
type Connecting = Client & {
  _connect: (done: (error?: Error) => void) => void;
  connectionParameters: Pick<ClientConfig, "user" | "password" | "database" | "ssl">;
  connection: { stream: { destroy: () => void } };
};

/** For how long a host may take to say whether it takes writes. */
const patienceMs = 2_000;
/** A PostgreSQL that refuses a password or does not have the database has answered, whatever else it is. */
const answered = /^(28|3D)/;

/** The hosts in one name: `one:5432,two` or `[fd00::1]:5432,two`. */
export const hostsOf = (name: string): Host[] =>
  name.split(",").map((one) => {
    const [, host = "", port = "5432"] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(one) ?? [];
    return { host, port: Number(port) };
  });

/** Resolves with the host if it takes writes. */
async function takesWrites(Driver: Driver, { connectionParameters }: Connecting, at: Host): Promise<Host> {
  const { user, password, database, ssl } = connectionParameters;
  const probe = new Driver({
    ...at,
    user,
    password,
    database,
    ssl,
    application_name: "shop-primary",
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // Said once more by the promise.
  probe.on("error", () => {});
  try {
    await probe.connect();
    const { rows } = await probe.query<{ transaction_read_only: string }>("show transaction_read_only");
    if (rows[0]?.transaction_read_only === "off") return at;
    throw new Error("it only reads");
  } finally {
    // Without a goodbye: one that hangs would never take it.
    (probe as Connecting).connection.stream.destroy();
  }
}

/** Class 08 of PostgreSQL's codes: no connection could be made, and it is worth trying again. */
const nobody = (hosts: readonly Host[], reasons: readonly Error[]) =>
  Object.assign(
    new Error(
      `No server takes writes: ${hosts.map(({ host, port }, at) => `${host}:${port} (${reasons[at]?.message})`).join(", ")}`,
    ),
    { code: "08001" },
  );

/** All are asked at once: a dead machine that does not refuse would cost its patience at each connection. */
async function findPrimary(Driver: Driver, client: Connecting, hosts: readonly Host[]): Promise<Host> {
  try {
    return await Promise.any(hosts.map((host) => takesWrites(Driver, client, host)));
  } catch (error) {
    const { errors } = error as AggregateError & { errors: Array<Error & { code?: string }> };
    throw errors.find(({ code }) => code && answered.test(code)) ?? nobody(hosts, errors);
  }
}

const taken = new WeakSet<object>();

/**
 * Lets this copy of node-postgres take several hosts, as libpq does with target_session_attrs=read-write: each new connection goes to
 * the one that takes writes at that moment (ADR-0121). With one host nothing changes.
 */
export function takeSeveralHosts(Driver: Driver): void {
  const prototype = Driver.prototype as Connecting;
  if (taken.has(prototype)) return;
  taken.add(prototype);
  const connect = prototype._connect;
  prototype._connect = function (this: Connecting, done) {
    const hosts = hostsOf(this.host);
    if (hosts.length === 1) return connect.call(this, done);
    findPrimary(Driver, this, hosts).then((primary) => {
      Object.assign(this, primary);
      connect.call(this, done);
    }, done);
  };
}
