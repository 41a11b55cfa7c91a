import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstLoadReport } from "./server/build/first-load-report.ts";
import { plainFields } from "./server/build/plain-fields.ts";
import { precompress } from "./server/build/precompress.ts";
import { pureComponents } from "./server/build/pure-components.ts";
import { toastStyles } from "./server/build/toast-styles.ts";

const here = import.meta.dirname;

/**
 * Oldest browsers served: Android WebView 99 and Safari 15.4 (both March 2022), the first with CSS cascade
 * layers, which Tailwind 4 needs. Vite's own default (Chrome 111) would drop phones that still shop in India.
 */
const target = ["chrome99", "safari15.4", "firefox97"];

/**
 * Class fields stay as they are written, which saves 1 kB: the compiler rewrites them for Safari 15 because of a bug
 * with parentheses in a field's initial value (WebKit 236843), which plainFields() keeps out of the bundle.
 */
const scriptTarget = ["chrome99", "safari16", "firefox97"];

/**
 * Fewer, larger files compress better than many small ones: what every page fetches goes together, and what every
 * page in the shop's layout fetches beside it.
 */
const chunkGroups = [
  {
    name: "base",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\/|createLucideIcon|icons\/check\.|language-menu/,
  },
  {
    name: "shop",
    // What it needs of the entry stays there: a page for signing in must not fetch the shop's header for it.
    includeDependenciesRecursively: false,
    test: /src\/layouts\/(shop-header|shop-footer|main-nav|store-data)|contract\/shop\.ts|src\/lib\/(tel|terms|opening-hours|money|price|dates|lazy-part)\.|src\/components\/(picture|price|toast)\.|contract\/pictures|cart\/use-cart-drawer|components\/social|icons\/(clock|mail|phone|map-pin|user-round|shopping-bag|chevron-right|chevron-left)\./,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  appType: "custom",
  plugins: [
    react(),
    tailwindcss(),
    toastStyles(),
    pureComponents(),
    ...(isSsrBuild ? [] : [plainFields(), firstLoadReport(), precompress()]),
  ],
  resolve: {
    alias: {
      "@contract": resolve(here, "../backend/src/contract"),
      "@": resolve(here, "src"),
      // 16 kB lighter than the package, whose types it keeps: see src/i18n/react-i18next.tsx.
      "react-i18next": resolve(here, "src/i18n/react-i18next.tsx"),
    },
    dedupe: ["react", "react-dom"],
  },
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true, target: "node20" }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: "manifest.json",
        target: scriptTarget,
        cssTarget: target,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // Bundled into the server, React would otherwise look at the environment on every call, and run its slow build.
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
  ...(isSsrBuild ? { ssr: { noExternal: true, external: ["undici"] } } : {}),
}));
