import type { Client, ClientConfig } from "pg";

export type Host = { host: string; port: number };
type Driver = typeof Client;

/** What is replaced in the driver, and what it reads of a client; several-hosts.http.test.ts fails when an upgrade changes them. */
type Connecting = Client & {
  _connect: (done: (error?: Error) => void) => void;
  _ending: boolean;
  connectionParameters: Pick<ClientConfig, "user" | "password" | "database" | "ssl" | "sslnegotiation">;
  connection: { stream: { destroy: () => void } };
};

/** For how long a host may take to say whether it takes writes: a busy process reads an answer late. It costs time only where nobody does. */
const patienceMs = 4_000;
const noSuchDatabase = "3D000";

/** The hosts in one name: `one:5432,two` or `[fd00::1]:5432,two`; `otherwise` is the port of those that name none. */
export const hostsOf = (name: string, otherwise = 5432): Host[] =>
  name.split(",").map((one) => {
    const [, host = "", port = otherwise] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(one) ?? [];
    return { host, port: Number(port) };
  });

/** Resolves with the host if it takes writes. */
async function takesWrites(Driver: Driver, { connectionParameters }: Connecting, at: Host): Promise<Host> {
  const { user, password, database, ssl, sslnegotiation } = connectionParameters;
  const asked = {
    ...at,
    user,
    password,
    database,
    ssl,
    sslnegotiation,
    application_name: "shop-primary",
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  };
  const probe = new Driver(asked);
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

type Reason = Error & { code?: string };

/** Class 08 of PostgreSQL's codes: no connection could be made, and it is worth trying again. */
function nobody(hosts: readonly Host[], reasons: readonly Reason[]): Reason {
  const said = hosts.map(
    ({ host, port }, at) => `${host}:${port} (${reasons[at]?.message || reasons[at]?.code})`,
  );
  return Object.assign(new Error(`No server takes writes: ${said.join(", ")}`), { code: "08001" });
}

/**
 * Why there is none. A database that one of them does not have is to be made; a login that all refuse is wrong, while one refusal may be
 * a standby's own, and the primary comes back.
 */
function whyNone(hosts: readonly Host[], reasons: readonly Reason[]): Reason {
  const missing = reasons.find(({ code }) => code === noSuchDatabase);
  const isRefused = reasons.every(({ code }) => code?.startsWith("28"));
  return missing ?? (isRefused ? reasons[0] : undefined) ?? nobody(hosts, reasons);
}

/** All are asked at once: a dead machine that does not refuse would cost its patience at each connection. */
async function findPrimary(Driver: Driver, client: Connecting, hosts: readonly Host[]): Promise<Host> {
  try {
    return await Promise.any(hosts.map((host) => takesWrites(Driver, client, host)));
  } catch (error) {
    throw whyNone(hosts, (error as AggregateError).errors);
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
    const hosts = hostsOf(this.host, this.port);
    if (hosts.length === 1) return connect.call(this, done);
    findPrimary(Driver, this, hosts).then((primary) => {
      if (this._ending) return done(new Error("Connection terminated"));
      // The second is where the driver looks for a password of this host.
      for (const each of [this, this.connectionParameters]) Object.assign(each, primary);
      connect.call(this, done);
    }, done);
  };
}
