import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * The engine `require`s our TypeScript itself (modules, subscribers, config). Tests load the backend in the same way,
 * through `loadBackend`, so that there is only one copy of each file, without a second one of the test runner's.
 */
const home = join(import.meta.dirname, "../..");
const require = createRequire(join(home, "package.json"));

process.env.LOG_LEVEL ??= "fatal";
process.env.NODE_ENV = "test";
process.env.VAPID_PRIVATE_KEY ??= "5".repeat(64);
process.chdir(home);

declare global {
  var isTypeScriptRegistered: boolean | undefined;
}
if (!globalThis.isTypeScriptRegistered) {
  require("./bin/no-telemetry.cjs");
  require("./bin/typescript.cjs");
  globalThis.isTypeScriptRegistered = true;
}
