"use strict";
// The thread that writes the API description: it reads TypeScript as the backend's own process does.
const { join } = require("node:path");

const home = join(__dirname, "..", "..", "..");
require("ts-node").register({ project: join(home, "tsconfig.json"), cwd: home });
module.exports = require("./describe.ts").describeCalls;
