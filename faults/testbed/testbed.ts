import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../scripts/free-port";
import type { Shape } from "../fault";
import { audit } from "./audit";
import { Backend, type Variables } from "./backend";
import { runCommand } from "./command";
import { Courier, courierKeys, courierToken } from "./courier";
import { Database } from "./database";
import { EngineActor } from "./engine-actor";
import { newFolder } from "./folder";
import { Mail } from "./mail";
import { Pooler } from "./pooler";
import { Razorpay, razorpayKeys } from "./razorpay";
import { Redis } from "./redis";

export const staff = { email: "staff@faults.example", password: "four green parrots" };

/** The real shop and all its dependencies, each of which can be stopped and restarted. */
export class Testbed {
  private constructor(
    readonly shape: Shape,
    readonly dataDir: string,
    readonly database: Database,
    readonly mail: Mail,
    readonly razorpay: Razorpay,
    readonly courier: Courier,
    readonly redis: Redis | undefined,
    readonly pooler: Pooler | undefined,
    /** The processes that handle requests. */
    readonly servers: Backend[],
    readonly worker: Backend | undefined,
    private readonly env: Variables,
  ) {}

  static async open(shape: Shape): Promise<Testbed> {
    const dataDir = newFolder();
    const database = await Database.open(dataDir);
    const redis = shape === "many" ? await Redis.open(dataDir) : undefined;
    const pooler = shape === "pooled" ? await Pooler.open(dataDir, database.url) : undefined;
    const [mail, courier, first, second, third] = await Promise.all([
      Mail.open(),
      Courier.open(),
      findFreePort(),
      findFreePort(),
      findFreePort(),
    ]);
    const razorpay = await Razorpay.open(`http://127.0.0.1:${first}/api/payments/razorpay/webhook`);
    const env: Variables = {
      NODE_ENV: "development",
      DATABASE_URL: pooler?.url ?? database.url,
      DIRECT_DATABASE_URL: pooler ? database.url : "",
      DATA_DIR: dataDir,
      REDIS_URL: redis?.url ?? "",
      SHOP_SEED: "none",
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      JWT_SECRET: "a-secret-for-the-fault-table-only",
      COOKIE_SECRET: "a-secret-for-the-fault-table-only",
      SMTP_URL: mail.url,
      RAZORPAY_KEY_ID: razorpayKeys.keyId,
      RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
      RAZORPAY_API_URL: razorpay.url,
      RAZORPAY_CHECKOUT_URL: razorpay.url,
      SHIPROCKET_EMAIL: courierKeys.email,
      SHIPROCKET_PASSWORD: courierKeys.password,
      SHIPROCKET_WEBHOOK_TOKEN: courierToken,
      SHIPROCKET_API_URL: courier.url,
      SHIPROCKET_TIMEOUT_MS: "2000",
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "warn",
    };
    const backend = (name: string, port: number, mode: string) =>
      new Backend(name, port, { ...env, WORKER_MODE: mode }, join(dataDir, "logs", `${name}.log`));
    const servers = {
      one: [backend("backend", first, "shared")],
      many: [backend("server-1", first, "server"), backend("server-2", second, "server")],
      pooled: [backend("server-1", first, "server")],
    }[shape];
    const worker = shape === "one" ? undefined : backend("worker", third, "worker");
    const testbed = new Testbed(
      shape,
      dataDir,
      database,
      mail,
      razorpay,
      courier,
      redis,
      pooler,
      servers,
      worker,
      env,
    );
    try {
      // The first one migrates; the others find it done.
      for (const each of testbed.backends) await each.start();
      return testbed;
    } catch (error) {
      await testbed.close({ keep: true });
      throw error;
    }
  }

  get backends(): Backend[] {
    return [...this.servers, ...(this.worker ? [this.worker] : [])];
  }

  /** The server that handles the request with this number. */
  urlFor(at: number): string {
    return this.servers[at % this.servers.length]?.url ?? "";
  }

  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]> {
    return this.database.query<Row>(text, values);
  }

  inTurn<Row extends object>(texts: readonly string[]): Promise<Row[]> {
    return this.database.inTurn<Row>(texts);
  }

  /** Logs the progress of a long case. */
  note(what: string): void {
    appendFileSync(join(this.dataDir, "logs", "faults.log"), `${new Date().toISOString()} ${what}\n`);
  }

  /** Starts whatever a case left stopped. */
  async recover(): Promise<void> {
    for (const each of this.backends) if (!each.isRunning) await each.start();
  }

  /** Restarts every process, as a deploy does. */
  async restart(): Promise<void> {
    for (const each of this.backends) {
      await each.stop();
      await each.start();
    }
  }

  /** A server more, which a case starts and stops. */
  async server(name: string): Promise<Backend> {
    const logFile = join(this.dataDir, "logs", `${name}.log`);
    return new Backend(name, await findFreePort(), { ...this.env, WORKER_MODE: "server" }, logFile);
  }

  /** A process beside the shop that runs the engine's workflows, with `more` variables. */
  engine(more: Variables = {}): Promise<EngineActor> {
    return EngineActor.open({ ...this.env, ...more }, join(this.dataDir, "logs", "engine.log"));
  }

  /** One of the backend's commands, on this shop. */
  command(...args: string[]): Promise<string> {
    return runCommand(this.env, args);
  }

  audit(): Promise<string[]> {
    return audit(this.env);
  }

  /** Stops everything; `keep` leaves the logs for examining a failure. */
  async close({ keep = false } = {}): Promise<void> {
    await Promise.all(this.backends.map((each) => each.stop()));
    await Promise.all([this.mail.stop(), this.razorpay.stop(), this.courier.stop(), this.redis?.kill()]);
    await this.pooler?.kill();
    await this.database.close();
    if (!keep) rmSync(this.dataDir, { recursive: true, force: true });
  }
}
