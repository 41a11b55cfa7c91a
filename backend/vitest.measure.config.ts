import { defineConfig } from "vitest/config";

/** Measurements and trials of a running shop: by `npm run measure:auth` and `try-bucket` only, no part of `npm test`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "measure",
    include: ["test/**/*.measure.ts"],
    globalSetup: ["./test/support/build.ts", "./test/support/template-database.ts"],
    setupFiles: ["./test/support/environment.ts"],
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
  },
});
