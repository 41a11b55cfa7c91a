import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { Client } from "../platform/db/driver";
import { hostsOf } from "../platform/db/several-hosts";
import { PlainFailure } from "./plain-failure";

/** Runs one statement on the server at this address. */
export async function ask<Row extends object>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client
    .query<Row>(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** For each host of several: without it a machine that hangs would be waited for, for ever. In seconds. */
const hostPatience = "10";

/**
 * libpq reads the same words otherwise: for the driver every mode but two holds the server's certificate against its name, and without a root it
 * trusts the authorities that Node knows (for libpq: `system`, since 16).
 */
function tlsVariables(parameters: URLSearchParams): Record<string, string | undefined> {
  const given = (name: string) => parameters.get(name) ?? undefined;
  const [mode, root, certificate, key] = ["sslmode", "sslrootcert", "sslcert", "sslkey"].map(given);
  const isAsked = mode ?? root ?? certificate ?? key ?? given("ssl");
  if (!isAsked || mode === "disable") return { PGSSLMODE: mode };
  const own = { PGSSLCERT: certificate, PGSSLKEY: key };
  if (mode === "no-verify") return { ...own, PGSSLMODE: "require" };
  return { ...own, PGSSLMODE: "verify-full", PGSSLROOTCERT: root ?? "system" };
}

/** The address as libpq's variables: on a command line every user of the machine could read the password. */
export function libpqVariables(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const port = Number(url.port || url.searchParams.get("port") || 5432);
  const hosts = hostsOf(decodeURIComponent(url.host), port);
  const variables = {
    PGHOST: hosts.map(({ host }) => host).join(","),
    PGPORT: hosts.map((one) => one.port).join(","),
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGTARGETSESSIONATTRS: url.searchParams.get("target_session_attrs") ?? undefined,
    PGCONNECT_TIMEOUT: hosts.length > 1 ? hostPatience : undefined,
    ...tlsVariables(url.searchParams),
  };
  return Object.fromEntries(
    Object.entries(variables).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

/** Runs a PostgreSQL program to its end; returns its output, or throws with the end of its error output. */
export function runTool(
  program: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
    });
    child.stderr.on("data", (chunk) => {
      complaint = (complaint + chunk).slice(-2_000);
    });
    child.on("error", (error) =>
      reject(new PlainFailure(`${program} could not be started: ${error.message}`)),
    );
    child.on("close", (code) =>
      code === 0
        ? resolve(printed)
        : reject(new PlainFailure(`${program} ended with code ${code}:\n${complaint.trim()}`)),
    );
  });
}

export const majorOf = (version: string): number =>
  Number(/(\d+)(\.\d+|devel|beta|rc)/.exec(version)?.[1] ?? 0);

/** A sentence why this pg_dump cannot read that server; undefined if it can. */
export function tooOld(tool: string, server: string, program: string): string | undefined {
  if (majorOf(tool) >= majorOf(server)) return undefined;
  return `${program} is of PostgreSQL ${majorOf(tool)} and the server is ${majorOf(server)}: install postgresql-client-${majorOf(server)} (apt.postgresql.org has it for Debian and Ubuntu), and name the program in PG_DUMP, such as PG_DUMP=/usr/lib/postgresql/${majorOf(server)}/bin/pg_dump.`;
}

export const serverVersion = async (databaseUrl: string): Promise<string> =>
  (await ask<{ server_version: string }>(databaseUrl, "show server_version"))[0]?.server_version ?? "";

/** pg_dump from PG_DUMP or the PATH, with the pg_restore next to it; not older than the server. */
export async function findTools(pgDump: string | undefined, server: string) {
  const dump = pgDump || "pg_dump";
  let version: string;
  try {
    version = await runTool(dump, ["--version"]);
  } catch {
    throw new PlainFailure(
      `There is no ${dump}: install postgresql-client-${majorOf(server)}, or name the program in PG_DUMP.`,
    );
  }
  const problem = tooOld(version, server, dump);
  if (problem) throw new PlainFailure(problem);
  return { dump, restore: dump.includes("/") ? join(dirname(dump), "pg_restore") : "pg_restore" };
}
