import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../root";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { forgetEngine, pinEngine } from "./pin-engine";

/** The repository's current files, including uncommitted changes, without those that git ignores. */
function ownFiles(): string[] {
  const listed = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64e6,
  });
  if (listed.status !== 0)
    throw new PlainFailure("git could not list the files of this folder, so there is nothing to copy.");
  return listed.stdout.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
}

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const writeJson = (path: string, value: unknown) =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Makes `folder` a copy of the repository; `written` writes a file in a form of its own and returns true, or leaves it. */
export function copyRepository(
  folder: string,
  written: (file: string, target: string) => boolean = () => false,
): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of ownFiles()) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    if (!written(file, target)) cpSync(join(root, file), target);
  }
}

/** Makes `folder` a copy of the repository whose manifests require this version of the engine. */
export function copyWithEngine(folder: string, version: string): void {
  copyRepository(folder, (file, target) => {
    const isManifest = /(^|\/)package\.json$/.test(file);
    if (isManifest) writeJson(target, pinEngine(readJson(file), version));
    else if (file === "package-lock.json") writeJson(target, forgetEngine(readJson(file)));
    else return false;
    return true;
  });
}
