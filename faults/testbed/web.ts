import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "../../scripts/free-port";
import { root } from "../../scripts/root";
import { endWithParent } from "../../scripts/start/bound-to-parent";
import { LogFile } from "../../scripts/start/log-file";
import { runBuild } from "../../scripts/start/run-build";
import { frontBuilds, isStale, makeBuild } from "../../scripts/start/workspace-builds";

/** The web process in front of a backend, as in production. */
export class Web {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** `more` are variables for it; the port is a free one unless they name it. */
  static async open(backendUrl: string, dataDir: string, more: Record<string, string> = {}): Promise<Web> {
    const [storefront] = frontBuilds;
    if (storefront && isStale(storefront)) {
      const log = new LogFile(join(dataDir, "logs", "build.log"));
      await makeBuild(storefront, (workspace) =>
        runBuild(workspace, { log, say: () => {}, started: () => {} }),
      );
    }
    const port = more.PORT ?? (await findFreePort());
    const log = createWriteStream(join(dataDir, "logs", "web.log"), { flags: "a" });
    const child = spawn(
      process.execPath,
      [...endWithParent, join(root, "storefront", "dist", "server", "main.js")],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: "production",
          HOST: "127.0.0.1",
          PORT: String(port),
          BACKEND_URL: backendUrl,
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          ...more,
        },
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      },
    );
    child.stderr?.pipe(log, { end: false });
    await new Promise<void>((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`The web process ended with ${code}.`)));
      if (child.stdout)
        createInterface({ input: child.stdout }).on("line", (line) => {
          if (line.includes("web ready")) resolve();
        });
    });
    return new Web(child, `http://127.0.0.1:${port}`);
  }

  /** Stops it; returns its exit code and how long it took. */
  async stop(): Promise<{ code: number | null; ms: number }> {
    const started = performance.now();
    const { exitCode } = this.child;
    if (exitCode !== null) return { code: exitCode, ms: 0 };
    const ended = new Promise<number | null>((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGTERM");
    return { code: await ended, ms: performance.now() - started };
  }
}
