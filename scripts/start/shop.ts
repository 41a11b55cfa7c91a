import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { installEngineAdmin } from "../engine-admin/install";
import { findFreePort } from "../free-port";
import { prepareDataFolder } from "./data-folder";
import { type DataLock, lockData } from "./data-lock";
import { Database } from "./database";
import type { LauncherEnv } from "./env";
import { endLeftovers } from "./leftovers";
import { LogFile } from "./log-file";
import { backendPlan, panelPlan, sharedVariables, webPlan } from "./plans";
import { requirePort } from "./public-port";
import { runBuild } from "./run-build";
import { planSandbox, type Sandbox } from "./sandbox";
import { localSecrets } from "./secrets";
import { type ProcessPlan, Supervised } from "./supervised";
import { backendBuild, frontBuilds, isStale, makeBuild, type WorkspaceBuild } from "./workspace-builds";

type Options = {
  env: LauncherEnv;
  /** All the operator's variables, for the processes. */
  source: Record<string, string | undefined>;
  isDevelopment: boolean;
  say: (who: string, line: string) => void;
};

/** How long each may take to stop; PostgreSQL's own stop modes take up to 4.5 s more. */
const WEB_GRACE_MS = 1_500;
const BACKEND_GRACE_MS = 4_000;
const TICK_MS = 10_000;

/** The whole shop on this machine: database, backend, web and sandbox, started in parallel where possible. */
export class Shop {
  sandboxUrl: string | undefined;
  /** The panel's address in development. */
  panelUrl: string | undefined;
  #lock: DataLock | undefined;
  #database: Database;
  #processes = new Map<string, Supervised>();
  #builds = new Set<ChildProcess>();
  #isStopping = false;

  constructor(readonly options: Options) {
    const { DATA_DIR, WAL_ARCHIVE_DIR } = options.env;
    this.#database = new Database(DATA_DIR, (line) => options.say("database", line), WAL_ARCHIVE_DIR);
  }

  /** Starts everything; resolves when shop and backend respond. Call `stop` also after a failure. */
  async start(): Promise<void> {
    const { env, source, isDevelopment } = this.options;
    prepareDataFolder(env.DATA_DIR);
    this.#lock = await lockData(env.DATA_DIR, env.PUBLIC_URL);
    await endLeftovers(this.#lock.leftovers);
    await requirePort(env.HOST, env.PORT);
    const shared = sharedVariables(source, env, env.isProduction ? {} : localSecrets(env.DATA_DIR));
    const backendPort = await findFreePort();
    const sandbox = await planSandbox(shared, env, (line) => this.options.say("sandbox", line));
    const settings = { ...shared, ...sandbox?.overrides };
    await Promise.all([
      Promise.all([this.#openDatabase(), this.#build([backendBuild])]).then(([databaseUrl]) =>
        this.#run(backendPlan(settings, env, { databaseUrl, backendPort })),
      ),
      this.#build(frontBuilds).then(() => this.#run(webPlan(settings, env, backendPort, isDevelopment))),
      this.#startPanel(shared),
    ]);
    await this.#startSandbox(sandbox);
    // In the background: the backend serves it as soon as it is there.
    this.#installEngineAdmin();
  }

  #installEngineAdmin(): void {
    const { env } = this.options;
    if (env.ENGINE_ADMIN !== "1") return;
    const say = (line: string) => {
      if (!this.#isStopping) this.options.say("engine", line);
    };
    const started = (child: ChildProcess) => {
      this.#builds.add(child);
      child.once("close", () => this.#builds.delete(child));
    };
    installEngineAdmin(env.DATA_DIR, { say, started }).catch((error: Error) => say(error.message));
  }

  /** After the backend, whose first page must not wait for it: the outbox retries until a mail is accepted. */
  async #startSandbox(sandbox: Sandbox | undefined): Promise<void> {
    if (!sandbox) return;
    this.sandboxUrl = sandbox.url;
    await this.#run(sandbox.plan).catch((error: Error) => this.options.say("sandbox", error.message));
  }

  async #startPanel(shared: Record<string, string | undefined>): Promise<void> {
    if (!this.options.isDevelopment) return;
    const port = await findFreePort();
    this.panelUrl = `http://localhost:${port}/admin/`;
    await this.#run(panelPlan(shared, this.options.env, port));
  }

  async #openDatabase(): Promise<string> {
    const { env } = this.options;
    const databaseUrl = env.DATABASE_URL ?? (await this.#database.start());
    this.#lock?.note({ databaseUrl });
    return databaseUrl;
  }

  /** Builds workspaces whose sources have changed; development runs the sources themselves. */
  async #build(builds: WorkspaceBuild[]): Promise<void> {
    if (this.options.isDevelopment) return;
    const log = this.#log("build");
    const say = (line: string) => this.options.say("build", line);
    for (const build of builds.filter(isStale)) {
      await makeBuild(build, (workspace) =>
        runBuild(workspace, {
          log,
          say,
          started: (child) => {
            this.#builds.add(child);
            child.once("close", () => this.#builds.delete(child));
          },
        }),
      );
    }
  }

  #run(plan: ProcessPlan): Promise<void> {
    if (this.#isStopping) return Promise.resolve();
    // In development a process may be held at a breakpoint.
    const { health, ...unwatched } = plan;
    const process = new Supervised(this.options.isDevelopment ? unwatched : plan, {
      log: this.#log(plan.name),
      say: (line) => this.options.say(plan.name, line),
      onChange: () => this.#noteChildren(),
    });
    this.#processes.set(plan.name, process);
    this.#noteChildren();
    return this.#sayWhileWaiting(plan.name, process.ready);
  }

  #sayWhileWaiting(name: string, ready: Promise<void>): Promise<void> {
    const startedAt = Date.now();
    const ticker = setInterval(() => {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      if (!this.#isStopping) this.options.say(name, `still starting, ${seconds} s …`);
    }, TICK_MS);
    return ready.finally(() => clearInterval(ticker));
  }

  #noteChildren(): void {
    const children = [...this.#processes.values()].flatMap(({ identity }) => identity ?? []);
    if (!this.#isStopping) this.#lock?.note({ children });
  }

  #log(name: string): LogFile {
    return new LogFile(join(this.options.env.DATA_DIR, "logs", `${name}.log`));
  }

  /** Restarts the backend with its current sources, for development. */
  async reloadBackend(): Promise<void> {
    await this.#processes.get("backend")?.reload();
  }

  /** Stops the processes, dependents first: web, backend, database. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const build of this.#builds) build.kill("SIGTERM");
    await this.#processes.get("web")?.stop(WEB_GRACE_MS);
    await this.#processes.get("backend")?.stop(BACKEND_GRACE_MS);
    for (const name of ["panel", "sandbox"]) await this.#processes.get(name)?.stop(500);
    await this.#database.stop();
    this.#lock?.release();
  }
}
