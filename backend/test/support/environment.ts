import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * The engine `require`s our code itself (modules, subscribers, config). Tests load the backend in the same way, through
 * `loadBackend`, so that there is only one copy of each file, without a second one of the test runner's. It is the build,
 * as in a shop: translating the sources would cost each file of tests three seconds of CPU.
 */
const home = join(import.meta.dirname, "../../dist/backend");

process.env.LOG_LEVEL ??= "fatal";
process.env.NODE_ENV = "test";
// On a busy machine a call is slow, and has not failed.
process.env.ANSWER_WITHIN_MS ??= "60000";
process.env.VAPID_PRIVATE_KEY ??= "5".repeat(64);
process.chdir(home);
createRequire(import.meta.url)("../../bin/no-telemetry.cjs");
