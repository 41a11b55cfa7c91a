import { type ChildProcess, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { engineVersionIn } from "../engine/pin-engine";
import { root } from "../root";
import { npmCommand } from "../setup/npm-command.mjs";
import { PlainFailure } from "../setup/plain-failure.mjs";

type Progress = {
  say: (line: string) => void;
  /** Called with each process, so that a stop can end it. */
  started?: (child: ChildProcess) => void;
};

const neededMb = 500;
const tickMs = 10_000;

/** The dashboard is built against these, whatever the shop itself uses. */
const beside = { react: "18.3.1", "react-dom": "18.3.1", zod: "4.2.0" };

/** The backend serves it at the root of its own address, below /app. */
const buildScript = `require("@medusajs/admin-bundler")
  .build({ disable: false, path: "/app", outDir: "public", backendUrl: "/", sources: [], plugins: [] })
  .catch((error) => { console.error(error.message); process.exit(1); });
`;

const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/;

/** One sentence for the last lines of a failed program. */
export function reasonOf(output: string, code: number | null): string {
  if (output.includes("ENOSPC")) return "the disk is full";
  if (offline.test(output)) return "the npm registry cannot be reached";
  const line =
    output.split("\n").find((text) => /^npm error \S/.test(text)) ?? output.trim().split("\n").at(-1);
  return line || `code ${code}`;
}

function run(
  what: string,
  [program, args]: [string, string[]],
  folder: string,
  { say, started }: Progress,
): Promise<void> {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1_000);
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  started?.(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-5_000);
    });
  }
  const ticker = setInterval(() => say(`${what}, ${seconds()} s …`), tickMs);
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(
        new PlainFailure(
          `The engine's admin could not be installed: ${reason}. The shop works without it; npm run engine-admin tries again.`,
        ),
      );
    child.once("error", (error) => fail(error.message));
    child.once("close", (code) => {
      clearInterval(ticker);
      if (code === 0) resolve();
      else fail(reasonOf(output, code));
    });
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Folders of installations that were interrupted. */
function removeDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = Number(/^draft-(\d+)$/.exec(name)?.[1] ?? 0);
    if (pid && !isAlive(pid)) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function refuseFullDisk(home: string): void {
  const disk = statfsSync(home);
  const freeMb = Math.floor((disk.bavail * disk.bsize) / 1e6);
  if (freeMb < neededMb)
    throw new PlainFailure(
      `The engine's admin needs about ${neededMb} MB while it is installed, and the disk has ${freeMb} MB left.`,
    );
}

/** The engine's version of this checkout: the admin has to be of the same. */
export function engineVersion(): string {
  const version = engineVersionIn(JSON.parse(readFileSync(join(root, "backend", "package.json"), "utf8")));
  if (!version) throw new Error("backend/package.json names no version of the engine.");
  return version;
}

/** The folder of the built pages; the same as in backend/src/http/engine-admin/pages.ts. */
export const pagesIn = (dataDir: string) => join(dataDir, "engine-admin", engineVersion(), "public");

/**
 * Installs the engine's dashboard into a folder of its own and builds its pages, unless they are there. Its libraries,
 * some 300 MB with a React of their own, are deleted again: only the pages stay, 11 MB. Throws a PlainFailure.
 */
export async function installEngineAdmin(dataDir: string, progress: Progress): Promise<void> {
  const pages = pagesIn(dataDir);
  if (existsSync(join(pages, "index.html"))) return;
  const version = engineVersion();
  const home = join(dataDir, "engine-admin");
  mkdirSync(home, { recursive: true });
  removeDrafts(home);
  refuseFullDisk(home);
  const draft = join(home, `draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    const dependencies = {
      "@medusajs/admin-bundler": version,
      "@medusajs/dashboard": version,
      ...beside,
    };
    writeFileSync(join(draft, "package.json"), JSON.stringify({ private: true, dependencies }));
    writeFileSync(join(draft, "build.cjs"), buildScript);
    progress.say(`installing version ${version} (once, some minutes) …`);
    const install = ["install", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    await run("still installing", npmCommand(install), draft, progress);
    await run("still building its pages", [process.execPath, ["build.cjs"]], draft, progress);
    mkdirSync(join(pages, ".."), { recursive: true });
    rmSync(pages, { recursive: true, force: true });
    renameSync(join(draft, "public"), pages);
    progress.say(`version ${version} is installed`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
