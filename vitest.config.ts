import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { sdkFetch } from "./admin/build/sdk-fetch";
import { WaitingFirst } from "./scripts/testing/waiting-first";

const root = import.meta.dirname;

const alias = {
  "@contract": join(root, "backend/src/contract"),
  "@testing": join(root, "scripts/testing"),
  "@/": `${join(root, "storefront/src")}/`,
};
// A limit against hanging, not a measurement: a slow machine must pass too.
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
// Without this a machine of two cores would use one of them.
const maxWorkers = "100%";

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // Tests of refusals make the shop and the panel's libraries log them.
    silent: "passed-only",
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          ...limits,
          maxWorkers,
          // A process for each of these small files would cost more than what it runs.
          isolate: false,
          setupFiles: ["scripts/testing/brands-setup.ts"],
          include: ["{backend,storefront,admin}/src/**/*.test.ts"],
          exclude: ["**/*.apart.test.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "apart",
          ...limits,
          maxWorkers,
          setupFiles: ["scripts/testing/brands-setup.ts"],
          include: [
            // What replaces a module or the environment would do so for the files after it, too.
            "{backend,storefront,admin}/src/**/*.apart.test.ts",
            "{storefront/{server,worker},admin/build}/**/*.test.ts",
            "{scripts,sandbox,demo,bench}/**/*.test.ts",
          ],
        },
      },
      {
        // Typed by the panel's version of Vite, which differs from the one of the tests in types alone.
        plugins: [sdkFetch() as never],
        // The SDK is published with source maps but without their sources, a warning for each of its 60 files.
        logLevel: "error",
        resolve: { alias },
        test: {
          name: "components",
          ...limits,
          maxWorkers,
          environment: "happy-dom",
          // Transformed, so that sdkFetch reaches it, as in the panel's bundle.
          server: { deps: { inline: ["@medusajs/js-sdk"] } },
          // The panel's libraries take seconds to load: once per worker, not once per file.
          isolate: false,
          setupFiles: ["scripts/testing/brands-setup.ts", "scripts/testing/component-setup.ts"],
          include: ["{storefront,admin}/src/**/*.test.tsx"],
        },
      },
      "backend/vitest.http.config.ts",
    ],
  },
});
