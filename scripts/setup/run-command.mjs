// @ts-check
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installLibraries } from "./install-libraries.mjs";
import { PlainFailure, printFailure } from "./plain-failure.mjs";
import { restorePostgresLinks } from "./postgres-links.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Installs what is missing, then runs `scripts/<command>.ts` in this same process, so that a signal has one addressee.
 * @param {string | undefined} command
 */
export async function runCommand(command) {
  try {
    const script = join(root, "scripts", `${command}.ts`);
    if (!command || !/^[a-z-]+$/.test(command) || !existsSync(script)) {
      throw new PlainFailure(`There is no command "${command ?? ""}": see "scripts" in package.json.`);
    }
    await installLibraries(root);
    restorePostgresLinks(root);
    // The scripts are ES modules; what they share with the backend is not, and requires its neighbours.
    const [esm, cjs] = await Promise.all([import("tsx/esm/api"), import("tsx/cjs/api")]);
    esm.register();
    cjs.register();
    const { main } = await import(pathToFileURL(script).href);
    process.exitCode = (await main(process.argv.slice(3))) ?? 0;
  } catch (error) {
    printFailure(error);
    process.exitCode = 1;
  }
}
