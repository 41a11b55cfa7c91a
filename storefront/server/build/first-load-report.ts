import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { firstLoadFiles, type Manifest } from "../assets";

/**
 * Writes first-load.json: for each page the gzipped bytes of every script that its first visit fetches, in the
 * language whose texts weigh most. A check of the repository guards the figures.
 */
export function firstLoadReport(): Plugin {
  return {
    name: "first-load-report",
    apply: "build",
    writeBundle: {
      order: "post",
      handler(options) {
        const folder = options.dir ?? "";
        const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
        const pages = readdirSync("src/pages").filter((file) => file.endsWith(".tsx"));
        const report = Object.fromEntries(
          pages.map((file) => [file.replace(".tsx", ""), weigh(`src/pages/${file}`)]),
        );
        writeFileSync(join(folder, "first-load.json"), `${JSON.stringify(report, null, 2)}\n`);

        function weigh(page: string) {
          const files = firstLoadFiles(manifest, [page]);
          return { files, bytesGzip: files.reduce((sum, file) => sum + gzipped(join(folder, file)), 0) };
        }
      },
    },
  };
}

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
