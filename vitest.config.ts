import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { WaitingFirst } from "./scripts/testing/waiting-first";

const root = import.meta.dirname;

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        resolve: {
          alias: {
            "@contract": join(root, "backend/src/contract"),
            "@/": `${join(root, "storefront/src")}/`,
          },
        },
        test: {
          name: "unit",
          // A limit against hanging, not a measurement: a slow machine must pass too.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            "{backend,storefront,admin}/src/**/*.test.{ts,tsx}",
            "storefront/server/**/*.test.ts",
            "{scripts,sandbox,demo}/**/*.test.ts",
          ],
        },
      },
      "backend/vitest.http.config.ts",
    ],
  },
});
