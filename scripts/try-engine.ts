import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { engineGuards } from "./engine/guards";
import { npmStage } from "./engine/npm-stage";
import { engineVersionIn } from "./engine/pin-engine";
import { copyWithEngine } from "./engine/scratch-copy";
import { root } from "./root";
import { npmCommand } from "./setup/npm-command.mjs";
import { PlainFailure } from "./setup/plain-failure.mjs";
import { countVitest } from "./testing/count";
import { runStages, type Stage } from "./testing/stage";

/** The exact version behind "latest", "2.22.0" or another tag. */
function resolveVersion(wanted: string): string {
  const asked = spawnSync(...npmCommand(["view", `@medusajs/medusa@${wanted}`, "version", "--json"]), {
    encoding: "utf8",
  });
  const found: unknown = asked.status === 0 && asked.stdout ? JSON.parse(asked.stdout) : undefined;
  // A range matches several: npm lists the newest last.
  const version = Array.isArray(found) ? found.at(-1) : found;
  if (typeof version === "string") return version;
  throw new PlainFailure(
    `The registry knows no version "${wanted}" of @medusajs/medusa, or cannot be reached.`,
  );
}

/** The tests that guard our SQL against the engine's tables, run in the copy. */
function guards(folder: string): Stage {
  const report = join(folder, ".cache", "guards.json");
  const files = engineGuards.map((name) => `backend/test/${name}.http.test.ts`);
  const args = ["exec", "--", "vitest", "run", "--project=http", "--reporter=default", "--reporter=json"];
  return {
    name: "guards",
    run: async () => {
      const { status } = spawnSync(...npmCommand([...args, `--outputFile.json=${report}`, ...files]), {
        cwd: folder,
        stdio: "inherit",
      });
      return countVitest(JSON.parse(readFileSync(report, "utf8")), status ?? -1);
    },
  };
}

/**
 * `npm run try-engine [-- latest|<version>]`: installs, type-checks and tests a copy of the repository with another
 * version of the engine; this folder is not changed. Exit code 0 if nothing broke.
 */
export async function main([wanted = "latest"]: string[]): Promise<number> {
  const used = engineVersionIn(JSON.parse(readFileSync(join(root, "backend", "package.json"), "utf8")));
  const version = resolveVersion(wanted);
  console.log(
    version === used
      ? `The engine is at ${version} already; its guards are run all the same.`
      : `The engine is at ${used}; trying ${version}.`,
  );
  // Not below this folder: packages that the copy fails to list would be found in our own node_modules.
  const folder = join(tmpdir(), "shop-try-engine");
  copyWithEngine(folder, version);
  const install = ["install", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await runStages([
    npmStage("install", install, folder),
    npmStage("types", ["exec", "--", "tsc", "-p", "backend", "--noEmit"], folder),
    guards(folder),
  ]);
  console.log(
    code === 0
      ? `Nothing broke with ${version}. To take it, copy the package.json files and package-lock.json from ${folder}, and run npm ci.`
      : `Something broke with ${version}: see above. The copy stays in ${folder}.`,
  );
  return code;
}
