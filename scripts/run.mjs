#!/usr/bin/env node
// Every command of package.json starts here: `node scripts/run.mjs <command> [arguments]`. This file must run on any
// Node, so that an old one prints a sentence and not a syntax error.
import { nodeVersionProblem } from "./setup/node-version.mjs";

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
} else {
  import("./setup/run-command.mjs").then(({ runCommand }) => runCommand(process.argv[2]));
}
