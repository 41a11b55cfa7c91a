import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sdkFetch } from "./build/sdk-fetch.ts";

const contract = fileURLToPath(new URL("../backend/src/contract", import.meta.url));

export default defineConfig({
  base: "/admin/",
  plugins: [react(), sdkFetch()],
  // Stands where the web process writes an answer's own nonce (storefront/server/panel.ts).
  html: { cspNonce: "NONCE-OF-THIS-ANSWER" },
  resolve: {
    alias: [
      { find: "@contract", replacement: contract },
      // Whatever creates a schema loads the library by this file, which rules out evaluation of text first.
      { find: /^qs$/, replacement: fileURLToPath(new URL("./src/providers/qs.ts", import.meta.url)) },
      {
        find: /^object\.entries$/,
        replacement: fileURLToPath(new URL("./src/providers/object-entries.cjs", import.meta.url)),
      },
      { find: /^zod$/, replacement: fileURLToPath(new URL("./src/zod.ts", import.meta.url)) },
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
