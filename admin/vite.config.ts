import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sdkFetch } from "./build/sdk-fetch.ts";

const contract = fileURLToPath(new URL("../backend/src/contract", import.meta.url));
/** What a library brings and the panel does not need is left out: a file of ours stands in its place. */
const insteadOf = (file: string) => fileURLToPath(new URL(`./src/instead-of/${file}`, import.meta.url));

export default defineConfig({
  base: "/admin/",
  plugins: [react(), sdkFetch()],
  // Stands where the web process writes an answer's own nonce (storefront/server/panel.ts).
  html: { cspNonce: "NONCE-OF-THIS-ANSWER" },
  resolve: {
    alias: [
      { find: "@contract", replacement: contract },
      // Whatever creates a schema loads the library by this file, which rules out evaluation of text first.
      { find: /^zod$/, replacement: fileURLToPath(new URL("./src/zod.ts", import.meta.url)) },
      { find: /^qs$/, replacement: insteadOf("qs.ts") },
      { find: /^object\.entries$/, replacement: insteadOf("object-entries.cjs") },
      { find: /^inflection$/, replacement: insteadOf("inflection.ts") },
      { find: /^query-string$/, replacement: insteadOf("query-string.ts") },
      { find: /^hoist-non-react-statics$/, replacement: insteadOf("hoist-non-react-statics.ts") },
      {
        find: /^\.\/(createThemeWithVars|ThemeProviderWithVars)\.js$/,
        replacement: insteadOf("mui-theme-variables.ts"),
      },
      // The same functions, smaller: react-admin's own are of 2016, and the chart brings these anyway.
      { find: /^lodash\/(\w+)(\.js)?$/, replacement: "es-toolkit/compat/$1" },
    ],
    dedupe: ["react", "react-dom", "react-router", "react-router-dom"],
  },
  // Left as it is by the development server, so that sdkFetch reaches it; what it needs is bundled.
  optimizeDeps: {
    exclude: ["@medusajs/js-sdk"],
    include: ["@medusajs/js-sdk > qs", "@medusajs/js-sdk > fetch-event-stream"],
  },
  build: {
    target: ["chrome100", "safari15.4", "firefox100"],
    chunkSizeWarningLimit: 1_500,
    manifest: "manifest.json",
    rolldownOptions: {
      output: {
        // What every page needs is one file: packed together it is a tenth smaller than in eighty shared pieces.
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] },
      },
    },
  },
});
