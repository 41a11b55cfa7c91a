import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstLoadReport } from "./server/build/first-load-report.ts";
import { leanIcons } from "./server/build/lean-icons.ts";
import { ownStoreHook } from "./server/build/own-store-hook.ts";
import { plainFields } from "./server/build/plain-fields.ts";
import { precompress } from "./server/build/precompress.ts";
import { pureComponents } from "./server/build/pure-components.ts";
import { serverOnly } from "./server/build/server-only.ts";
import { textFiles } from "./server/build/text-files.ts";
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
 * Fewer, larger files compress better than many small ones: what every page fetches is one file with the entry, and
 * what every page in the shop's layout fetches is another. A group takes with it what its modules import.
 */
const chunkGroups = [
  // What the entry evaluates first, with what both entries need: whichever runs first must not evaluate the base.
  {
    name: "first",
    priority: 3,
    test: /generated\/shop-routes\.|node_modules\/(react|react-dom|scheduler)\/|src\/lib\/(next-task|say-late)\.|vite\/preload-helper|rolldown\/runtime/,
  },
  {
    name: "base",
    priority: 2,
    test: /src\/start\.|src\/layouts\/language-menu\.|src\/lib\/lazy-part\./,
  },
  {
    name: "shop",
    priority: 1,
    test: /src\/layouts\/shop-(header|layout)\.|src\/lib\/free-delivery\.|src\/components\/(toast|picture|price)\.|src\/lib\/(terms|price|dates|kept-pincode|brand-name)\.|features\/shipping\/card-promise\.|lucide-react\/dist\/esm\/icons\/x\./,
  },
  // What a list reads, and what its cards need of that.
  { name: "lists", priority: 1, test: /src\/features\/catalog\/(queries|card-product|category-texts)\./ },
  // Cards stand in grids.
  {
    name: "grid",
    priority: 1,
    test: /src\/features\/catalog\/product-grid\.|src\/components\/product-card\./,
  },
  // What the comparison of products uses of a product's page is too little for a file of its own.
  { name: "product", priority: 0, test: /src\/pages\/parts\/product-screen\./ },
  {
    name: "few",
    priority: 1,
    test: /src\/features\/product-detail\/recently-viewed\.|src\/lib\/use-(drag-scroll|snap-row)\./,
  },
  // Wherever one way leads, so does the other.
  { name: "ways", priority: 1, test: /lucide-react\/dist\/esm\/icons\/chevron-(left|right)\./ },
];

/** The entry names each part that is fetched later: a letter less of each hash is less on every page. */
const chunkFileNames = "assets/[name]-[hash:7].js";

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  appType: "custom",
  plugins: [
    react(),
    tailwindcss(),
    toastStyles(),
    pureComponents(),
    ownStoreHook(),
    leanIcons(),
    ...(isSsrBuild ? [] : [serverOnly(), textFiles(), plainFields(), firstLoadReport(), precompress()]),
  ],
  resolve: {
    alias: {
      "@contract": resolve(here, "../backend/src/contract"),
      "@": resolve(here, "src"),
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
        // The entry does not list what each of twenty pages imports, 2 kB that no first page needs; a part's imports
        // are fetched with it.
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) =>
            /entry-client|base-/.test(hostId) ? files.filter((file) => file.endsWith(".css")) : files,
        },
        rolldownOptions: {
          input: ["src/entry-client.ts", "src/entry-idle.ts"],
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames },
        },
      },
  // Bundled into the server, React would otherwise look at the environment on every call, and run its slow build.
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
  ...(isSsrBuild ? { ssr: { noExternal: true, external: ["undici"] } } : {}),
}));
