import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { entryName, type Manifest } from "./server/assets.ts";
import { precompress } from "./server/build/precompress.ts";

const here = import.meta.dirname;
const manifest = JSON.parse(readFileSync(resolve(here, "dist/client/manifest.json"), "utf8")) as Manifest;

/**
 * The service worker, one file at the root of the site, built after the pages' files. It names this build's styles, so
 * browsers take every build's worker for a new one in which these have changed.
 */
export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [precompress()],
  resolve: { alias: { "@contract": resolve(here, "../backend/src/contract") } },
  define: {
    STYLES: JSON.stringify((manifest[entryName]?.css ?? []).map((file) => `/${file}`)),
    "process.env.NODE_ENV": JSON.stringify("production"),
  },
  build: {
    outDir: "dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    target: ["chrome99", "safari15.4", "firefox97"],
    rolldownOptions: {
      input: "worker/main.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
