"use strict";
// What every command starts with, the backend's own and those of other workspaces that build on its sources.
const { existsSync, readdirSync } = require("node:fs");
const { join } = require("node:path");

const home = join(__dirname, "..");

/** Runs `<command>.ts` of the folder, where the command is the first argument of the process. */
exports.runCommand = (folder) => {
  const command = process.argv[2] ?? "";
  const file = join(folder, `${command}.ts`);

  if (!/^[a-z][a-z-]*$/.test(command) || !existsSync(file)) {
    const names = readdirSync(folder).map((name) => name.replace(/\.ts$/, ""));
    console.error(`Unknown command "${command}". Commands: ${names.join(", ")}.`);
    process.exit(2);
  }

  // The engine finds its config and our modules from the working directory, and its logger reads the level when loaded.
  process.chdir(home);
  process.env.LOG_LEVEL ??= "warn";

  require("./no-telemetry.cjs");
  require("node:module").enableCompileCache?.();
  require("ts-node").register({ project: join(home, "tsconfig.json"), cwd: home });
  require(file);
};
