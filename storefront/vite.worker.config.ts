import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { entryName, type Manifest } from "./server/assets.ts";
import { precompress } from "./server/build/precompress.ts";

const here = import.meta.dirname;

/** Read when the worker is built: tools that only look at this file find no pages built before. */
const stylesOfBuild: Plugin = {
  name: "styles-of-build",
  config() {
    const manifest: Manifest = JSON.parse(readFileSync(resolve(here, "dist/client/manifest.json"), "utf8"));
    const styles = (manifest[entryName]?.css ?? []).map((file) => `/${file}`);
    return { define: { STYLES: JSON.stringify(styles) } };
  },
};

/**
 * The service worker, one file at the root of the site, built after the pages' files. It names this build's styles, so
 * browsers take every build's worker for a new one in which these have changed.
 */
export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [stylesOfBuild, precompress()],
  resolve: { alias: { "@contract": resolve(here, "../backend/src/contract") } },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
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
