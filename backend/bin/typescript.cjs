"use strict";
// Loaded first, it lets a process or a thread run the backend's TypeScript as it is written: in development and in tests.
const { join } = require("node:path");

const home = join(__dirname, "..");
require("ts-node").register({ project: join(home, "tsconfig.json"), cwd: home });
