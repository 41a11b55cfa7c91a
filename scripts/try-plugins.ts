import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmStage } from "./engine/npm-stage";
import { copyRepository } from "./engine/scratch-copy";
import { triedPlugins, webhookSubscriber, withPlugins } from "./plugins/tried";
import { runStages, type Stage, wholeTally } from "./testing/stage";

/** The second of the two steps: the list in medusa-config.ts. */
function addToConfig(folder: string): Stage {
  return {
    name: "config",
    run: async () => {
      const file = join(folder, "medusa-config.ts");
      writeFileSync(file, withPlugins(readFileSync(file, "utf8"), triedPlugins));
      const subscribers = join(folder, "backend", "src", "subscribers");
      mkdirSync(subscribers, { recursive: true });
      writeFileSync(join(subscribers, "send-webhooks.ts"), webhookSubscriber);
      return { passed: 1, failed: 0 };
    },
  };
}

/** Starts the shop of the copy from its build, and uses each plugin. */
function use(folder: string): Stage {
  return {
    name: "use",
    run: async () => {
      const args = ["--import", "tsx", join("scripts", "plugins", "use.ts")];
      const { status } = spawnSync(process.execPath, args, {
        cwd: folder,
        stdio: "inherit",
        env: { ...process.env, PLUGIN_ROUTES: "store,admin" },
      });
      return wholeTally(status);
    },
  };
}

/**
 * `npm run try-plugins`: installs the plugins of `plugins/tried.ts` from npm into a copy of the repository, by the two
 * steps of docs/extending.md, and uses them there; this folder is not changed. Exit code 0 if all of them work.
 */
export async function main(): Promise<number> {
  // Not below this folder: packages that the copy fails to list would be found in our own node_modules.
  const folder = join(tmpdir(), "shop-try-plugins");
  copyRepository(folder);
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  return runStages([
    npmStage("install", ["ci", "--include=dev", ...quiet], folder),
    ...triedPlugins.map(({ name, version, isPinnedElsewhere }) =>
      npmStage(
        name,
        [
          "install",
          `${name}@${version}`,
          "-w",
          "backend",
          ...(isPinnedElsewhere ? ["--legacy-peer-deps"] : []),
          ...quiet,
        ],
        folder,
      ),
    ),
    addToConfig(folder),
    npmStage("build", ["run", "build", "-w", "backend"], folder),
    use(folder),
  ]);
}
