#!/usr/bin/env node
"use strict";
// The one entrance of the backend process: `backend.cjs <command>` runs src/cli/<command>.ts.
const { existsSync, readdirSync } = require("node:fs");
const { join } = require("node:path");

const home = join(__dirname, "..");
const commandsDir = join(home, "src", "cli");
const command = process.argv[2] ?? "";
const file = join(commandsDir, `${command}.ts`);

if (!/^[a-z][a-z-]*$/.test(command) || !existsSync(file)) {
  const names = readdirSync(commandsDir).map((name) => name.replace(/\.ts$/, ""));
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
