#!/usr/bin/env node
"use strict";
// The one entrance of the backend process: `backend.cjs <command>` runs src/cli/<command>.ts.
const { join } = require("node:path");
const { runCommand } = require("./run-command.cjs");

runCommand(join(__dirname, "../src/cli"));
