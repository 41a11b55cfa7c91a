import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/root";
import { npmCommand } from "../../scripts/setup/npm-command.mjs";

/** What the backend is made of, and what its packages are installed by. */
const parts = [
  "backend",
  "demo",
  "medusa-config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
];

function run(program: string, args: readonly string[], options: { cwd: string; input?: Buffer }): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, { ...options, maxBuffer: 512e6 });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${error?.message ?? stderr}`);
  return stdout;
}
const git = (...args: string[]) => run("git", args, { cwd: root });

/** The newest version that was released: the first heading of the changelog with a number. */
const newest = () =>
  /^## (\d+\.\d+\.\d+) /m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8"))?.[1] ?? "none";

/** The commit that gave a version its heading, which is its release; "" if this folder does not know it. */
function releaseOf(version: string): string {
  const { status, stdout } = spawnSync(
    "git",
    ["log", "--reverse", "--format=%H", `-S## ${version} `, "--", "CHANGELOG.md"],
    { cwd: root, encoding: "utf8" },
  );
  return status === 0 ? (stdout.split("\n")[0] ?? "") : "";
}

/** Why the last released version cannot be run; undefined if it can. */
export const releaseMissing = () =>
  releaseOf(newest()) ? undefined : `the history of this folder has no release ${newest()}`;

/** The packages of the release: those that are here, where it wants the same ones. */
function installPackages(folder: string): void {
  const lock = "package-lock.json";
  const isSame = readFileSync(join(folder, lock), "utf8") === readFileSync(join(root, lock), "utf8");
  if (!isSame) {
    const [npm, args] = npmCommand(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
    run(npm, args, { cwd: folder });
    return;
  }
  for (const part of ["", "backend", "demo"]) {
    const modules = join(root, part, "node_modules");
    if (existsSync(modules)) symlinkSync(modules, join(folder, part, "node_modules"));
  }
}

/** A built copy of the last released version's backend in this folder; returns its name. */
export function buildRelease(folder: string): string {
  const version = newest();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const commit = releaseOf(version);
  // `npm ci` wants those of all workspaces.
  const manifests = git("ls-tree", "--name-only", commit, "storefront/package.json", "admin/package.json");
  const wanted = [...parts, ...String(manifests).split("\n").filter(Boolean)];
  run("tar", ["-x"], { cwd: folder, input: git("archive", commit, ...wanted) });
  installPackages(folder);
  run(process.execPath, [join(folder, "backend", "bin", "build.cjs")], { cwd: folder });
  return version;
}
