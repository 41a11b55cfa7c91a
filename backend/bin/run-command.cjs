"use strict";
// What every command starts with, the backend's own and those of other workspaces that build on its sources.
const { existsSync, readdirSync } = require("node:fs");
const { join, relative } = require("node:path");
const { setFlagsFromString } = require("node:v8");
const { root, dist, isFresh } = require("./build-state.cjs");

/**
 * Runs `<command>` of the folder, where the command is the first argument of the process: from the build where it is one
 * of the present sources, else from the sources themselves. So a build from before an edit never runs.
 */
exports.runCommand = (folder) => {
  // What lives long during the start (modules, the index) teaches V8 to make objects of the same code old at once. Those of requests
  // then keep everything that they point to until the next full collection, whole responses among it.
  setFlagsFromString("--no-allocation-site-pretenuring");
  // Collected when a quarter has been added to what lives, not when it has doubled (ADR-0113).
  setFlagsFromString("--heap-growing-percent=25");

  const isBuilt = isFresh();
  const base = isBuilt ? dist : root;
  const commands = join(base, relative(root, folder));
  const command = process.argv[2] ?? "";
  const file = join(commands, `${command}.${isBuilt ? "js" : "ts"}`);

  if (!/^[a-z][a-z-]*$/.test(command) || !existsSync(file)) {
    const names = readdirSync(commands).flatMap((name) => /^([a-z-]+)\.(js|ts)$/.exec(name)?.[1] ?? []);
    console.error(`Unknown command "${command}". Commands: ${names.join(", ")}.`);
    process.exit(2);
  }

  // The engine finds its config and our modules from the working directory, and its logger reads the level when loaded.
  process.chdir(join(base, "backend"));
  process.env.LOG_LEVEL ||= "warn";

  require("./no-telemetry.cjs");
  require("./quick-ids.cjs");
  require("node:module").enableCompileCache?.();
  if (!isBuilt) require("./typescript.cjs");
  require(file);
};
