import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildImage } from "./compose/build-image";
import { resolveCompose, type Services, trialVariables } from "./compose/resolve-compose";
import { becomeHealthy, type RunningService, runService, stopInTime } from "./compose/run-service";
import { findFreePort } from "./free-port";
import { type Postgres, startPostgres } from "./postgres";
import { root } from "./root";
import { PlainFailure } from "./setup/plain-failure.mjs";

const GRACE_MS = 20_000;

/**
 * `npm run check-compose`: checks docker-compose.yml without a Docker engine. Compose itself reads the file; the
 * images are built as folders by following their Dockerfiles; every command runs as written, with only names and
 * ports of other containers replaced, against this machine's redis-server and a PostgreSQL with the file's settings.
 */
export async function main(): Promise<number> {
  refuseMissingSecrets();
  const services = resolveCompose(trialVariables);
  const work = mkdtempSync(join(tmpdir(), "shop-compose-"));
  const running: RunningService[] = [];
  let postgres: Postgres | undefined;
  try {
    console.log("Making the images as folders …");
    const backendImage = buildImage("deploy/backend.Dockerfile", join(work, "backend"));
    const webImage = buildImage("deploy/web.Dockerfile", join(work, "web"));
    const ports = {
      redis: await findFreePort(),
      backend: await findFreePort(),
      second: await findFreePort(),
      worker: await findFreePort(),
      balancer: await findFreePort(),
    };
    const webPort = await findFreePort();
    postgres = await startPostgres({ dataDir: join(work, "database"), settings: settingsOf(services) });

    const start = async (name: string, cwd: string, port: number, more: Record<string, string>) => {
      const { command = [], environment, healthcheck } = serviceOf(services, name);
      const env = { ...replaceHosts(environment, postgres?.url ?? "", ports), ...more };
      const words = command.map((word) =>
        word === "/etc/caddy/Caddyfile" ? join(root, "deploy/Balancer.Caddyfile") : word,
      );
      const service = runService(name, [...words, ...extraFor(name, port, work)], { cwd, env });
      running.push(service);
      const [kind, ...test] = healthcheck?.test ?? [];
      const check = (kind === "CMD-SHELL" ? ["sh", "-c", ...test] : test).map((part) =>
        part.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`).replace("redis-cli", `redis-cli -p ${port}`),
      );
      await becomeHealthy(service, { command: check, cwd, env });
      console.log(`✓ ${name}: \`${command.join(" ")}\` runs and is healthy`);
    };
    const data = join(work, "data");
    mkdirSync(data);
    const inside = { HOST: "127.0.0.1", DATA_DIR: data };
    await start("redis", work, ports.redis, {});
    await start("backend", backendImage, ports.backend, { ...inside, BACKEND_PORT: `${ports.backend}` });
    await start("backend-2", backendImage, ports.second, { ...inside, BACKEND_PORT: `${ports.second}` });
    const servers = [ports.backend, ports.second].map((port) => `127.0.0.1:${port}`).join(" ");
    const toServers = { SERVERS: servers, BALANCER_PORT: `${ports.balancer}` };
    const isBalanced = spawnSync("caddy", ["version"]).status === 0;
    if (isBalanced) await start("balancer", work, ports.balancer, toServers);
    else console.log("– balancer: skipped, there is no caddy on this machine");
    const backendUrl = `http://127.0.0.1:${isBalanced ? ports.balancer : ports.backend}`;
    await start("worker", backendImage, ports.worker, {
      ...inside,
      BACKEND_PORT: `${ports.worker}`,
      BACKUP_DIR: join(work, "backups"),
    });
    await start("web", webImage, webPort, {
      HOST: "127.0.0.1",
      PORT: `${webPort}`,
      BACKEND_URL: backendUrl,
    });
    await lookAround(`http://127.0.0.1:${webPort}`);
    for (const service of running.reverse()) {
      console.log(`✓ ${service.name} stopped in ${await stopInTime(service, GRACE_MS)} ms`);
    }
    return 0;
  } finally {
    for (const { child } of running) child.kill("SIGKILL");
    await postgres?.stop();
    // Two complete node_modules: some disks take minutes for that many files, and nothing needs to wait for it.
    spawn("rm", ["-rf", work], { detached: true, stdio: "ignore" }).unref();
  }
}

/** If a secret is missing, Compose must ask for it by name. */
function refuseMissingSecrets(): void {
  for (const name of Object.keys(trialVariables)) {
    const { [name]: _, ...others } = trialVariables;
    let isRefused = false;
    try {
      resolveCompose(others);
    } catch {
      isRefused = true;
    }
    if (!isRefused) throw new PlainFailure(`docker-compose.yml is content without ${name}.`);
  }
  console.log(
    `✓ compose reads the file, and refuses it without any of ${Object.keys(trialVariables).join(", ")}`,
  );
}

function serviceOf(services: Services, name: string): Services[string] {
  const service = services[name];
  if (!service) throw new PlainFailure(`docker-compose.yml has no service ${name}.`);
  return service;
}

/** The `-c name=value` settings of the postgres service's command. */
function settingsOf(services: Services): Record<string, string> {
  const pairs = (serviceOf(services, "postgres").command ?? []).filter((word) => word.includes("="));
  return Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
}

/** Two containers may use the same port and data path; two processes here may not. */
function extraFor(name: string, port: number, work: string): string[] {
  return name === "redis" ? ["--port", String(port), "--bind", "127.0.0.1", "--dir", work] : [];
}

function replaceHosts(
  environment: Record<string, string>,
  databaseUrl: string,
  ports: { redis: number; backend: number },
): Record<string, string> {
  const replaced = Object.entries(environment).map(([key, value]): [string, string] => {
    if (key === "DATABASE_URL") return [key, databaseUrl];
    return [
      key,
      value
        .replace("redis:6379", `127.0.0.1:${ports.redis}`)
        .replace("backend:9000", `127.0.0.1:${ports.backend}`),
    ];
  });
  return Object.fromEntries(replaced);
}

async function lookAround(shop: string): Promise<void> {
  for (const [path, status] of [
    ["/shop/home", 200],
    ["/admin", 200],
    ["/api/ready", 200],
    ["/store/products", 404],
  ] as const) {
    const answer = await fetch(`${shop}${path}`, { headers: { "x-forwarded-proto": "https" } });
    if (answer.status !== status) throw new PlainFailure(`${path} answered ${answer.status}, not ${status}.`);
  }
  console.log("✓ pages, panel and API answer through the web service; the engine's own routes do not");
}
