import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

export default defineConfig({
  test: {
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
          include: [
            "{backend,storefront,admin}/src/**/*.test.{ts,tsx}",
            "storefront/server/**/*.test.ts",
            "{scripts,sandbox,pictures}/**/*.test.ts",
          ],
        },
      },
      "backend/vitest.http.config.ts",
    ],
  },
});
