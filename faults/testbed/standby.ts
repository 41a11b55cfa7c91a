import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { baseBackup } from "../../backend/src/backup/base-backup";
import { untar } from "../../scripts/backup/untar";
import { findFreePort } from "../../scripts/free-port";
import { type Postgres, startPostgres } from "../../scripts/postgres";
import { type Home, openHome } from "../../scripts/postgres/home";

/** What it calls itself at the primary. */
export const standbyName = "standby";

/** A second PostgreSQL that follows the shop's by streaming replication, made of the embedded one's programs. */
export class Standby {
  private constructor(
    private readonly dataDir: string,
    private readonly home: Home,
    private readonly primary: string,
    private server: Postgres,
  ) {}

  /** Copies the primary at this address and follows it from there. */
  static async open(parent: string, primary: string): Promise<Standby> {
    const dataDir = join(parent, `standby-${readdirSync(parent).length}`);
    mkdirSync(dataDir);
    const home = openHome(dataDir, () => {});
    const { password } = new URL(primary);
    const own = (file: string, text: string) => {
      writeFileSync(file, text, { mode: 0o600 });
      if (home.user) chownSync(file, home.user.uid, home.user.gid);
    };
    const cluster = join(home.folder, "cluster");
    const files = baseBackup(primary);
    await untar(files, cluster, home.user);
    // Its connection ends with its last bytes, which are padding.
    while (!(await files.next()).done);
    own(join(cluster, "standby.signal"), "");
    own(join(home.folder, "password"), `${password}\n`);
    const server = await Standby.launch(dataDir, primary, await findFreePort());
    return new Standby(dataDir, home, primary, server);
  }

  private static launch(dataDir: string, primary: string, port: number): Promise<Postgres> {
    const { hostname, port: from, username, password } = new URL(primary);
    const settings = {
      max_connections: "200",
      primary_conninfo: `host=${hostname} port=${from} user=${username} password=${password} application_name=${standbyName}`,
      // It looks for the primary again so soon.
      wal_retrieve_retry_interval: "200ms",
    };
    return startPostgres({ dataDir, port, settings });
  }

  get url(): string {
    return this.server.url;
  }
  get port(): number {
    return this.server.port;
  }

  async stop(): Promise<void> {
    await this.server.stop();
  }

  /** Starts it again at the same address. */
  async start(): Promise<void> {
    this.server = await Standby.launch(this.dataDir, this.primary, this.server.port);
  }

  /** Lets it take writes, now that the primary is gone. */
  async promote(): Promise<void> {
    await this.query("select pg_promote(true, 300)");
  }

  /** Stops it and gives its files away, in place of those in this folder. */
  async become(cluster: string): Promise<void> {
    await this.stop();
    rmSync(cluster, { recursive: true });
    renameSync(join(this.home.folder, "cluster"), cluster);
    await this.close();
  }

  async close(): Promise<void> {
    await this.stop();
    for (const folder of [this.home.folder, this.dataDir]) rmSync(folder, { recursive: true, force: true });
  }

  async query<Row extends object>(text: string): Promise<Row[]> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }
}
