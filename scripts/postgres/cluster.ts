import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { explainFailure } from "./explain-failure";
import type { Home } from "./home";
import { readOrMakePassword } from "./password";
import { runToEnd } from "./run-as";
import { settingArguments } from "./settings";

/** The role and the database of the shop. */
export const ROLE = "shop";
export const DATABASE = "shop";

type Binaries = { initdb: string; postgres: string };

/**
 * Creates PostgreSQL's data folder if it does not exist, and returns its path and the role's password. It is created
 * in a temporary folder and renamed when complete, so a killed start leaves nothing half-made. A server that keeps its journal
 * has to keep it here too: a part that was written without `settings` would be missing.
 */
export async function openCluster(
  home: Home,
  binaries: Binaries,
  isDurable: boolean,
  settings: Record<string, string> = {},
) {
  const cluster = join(home.folder, "cluster");
  const { file, password, isNew } = readOrMakePassword(home);
  if (existsSync(cluster)) {
    if (isNew)
      await runSingleUser(
        cluster,
        binaries,
        home,
        "template1",
        `ALTER ROLE ${ROLE} PASSWORD '${password}'`,
        settingArguments(isDurable, settings),
      );
    return { cluster, password };
  }
  const draft = join(home.folder, "cluster.new");
  rmSync(draft, { recursive: true, force: true });
  // Letters of Indian scripts count as letters only with a UTF-8 character type: trigram search needs it.
  const characters = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const args = ["-D", draft, "-U", ROLE, "--auth=scram-sha-256", `--pwfile=${file}`, "--encoding=UTF8"];
  args.push(
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    `--lc-ctype=${characters}`,
  );
  if (!isDurable) args.push("--no-sync");
  const { code, output } = await runToEnd(binaries.initdb, args, home.user);
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new PlainFailure(explainFailure(output, home.folder));
  }
  await runSingleUser(draft, binaries, home, "template1", `CREATE DATABASE ${DATABASE}`);
  renameSync(draft, cluster);
  return { cluster, password };
}

/** Runs one statement without a server (PostgreSQL's single-user mode), which needs no password. */
function runSingleUser(
  cluster: string,
  binaries: Binaries,
  home: Home,
  database: string,
  statement: string,
  settings: string[] = ["-F"],
) {
  const args = ["--single", ...settings, "-D", cluster, database];
  const child = spawn(binaries.postgres, args, { ...home.user, cwd: "/", stdio: ["pipe", "pipe", "pipe"] });
  let output = "";
  child.stdout.resume();
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  child.stdin.end(`${statement};\n`);
  return new Promise<void>((resolve, reject) => {
    child.on("error", (error) => reject(new PlainFailure(explainFailure(error.message, home.folder))));
    child.on("close", (code) => {
      const isFine = code === 0 && !/^(.*\s)?(ERROR|FATAL|PANIC):/m.test(output);
      if (isFine) resolve();
      else reject(new PlainFailure(explainFailure(output, home.folder)));
    });
  });
}
