#!/usr/bin/env node
"use strict";
// `demo.cjs <command>` runs cli/<command>.ts of this workspace as the backend runs its own commands.
const { join } = require("node:path");
const { runCommand } = require("../../backend/bin/run-command.cjs");

runCommand(join(__dirname, "../cli"));
