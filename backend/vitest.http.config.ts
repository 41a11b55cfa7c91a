import { defineConfig } from "vitest/config";

/**
 * Tests over HTTP against the real engine on a real PostgreSQL. One database is migrated and seeded for the whole run;
 * each file gets a copy of it and boots the backend in its own process (2–3 s): few, large files.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "http",
    include: ["test/**/*.http.test.ts"],
    globalSetup: ["./test/support/build.ts", "./test/support/template-database.ts"],
    setupFiles: ["./test/support/environment.ts"],
    pool: "forks",
    // Most of what loading the engine makes lives on: the larger the young generation, the less often that is copied.
    execArgv: ["--max-semi-space-size=64"],
    // A file waits for PostgreSQL a fifth of its time: three keep two cores busy.
    maxWorkers: 3,
    // Limits against hanging, not measurements: a slow machine must pass too.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
