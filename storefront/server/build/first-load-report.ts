import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { firstLoadFiles, type Manifest } from "../assets.ts";
import { pageLayout, pageTexts } from "./page-texts.ts";

const languages = ["en", "hi", "mr"];

/**
 * Writes first-load.json: for each page the gzipped bytes of every script its first visit fetches, including its
 * texts in the heaviest language. A check of the repository guards the figures.
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
        const texts = pageTexts();
        const pages = readdirSync("src/pages").filter((file) => /^[\w-]+\.tsx$/.test(file));
        const report = Object.fromEntries(pages.map((file) => [file.replace(".tsx", ""), heaviest(file)]));
        writeFileSync(join(folder, "first-load.json"), `${JSON.stringify(report, null, 2)}\n`);

        function heaviest(file: string) {
          const names = [...texts.everywhere, ...texts.of(file.replace(".tsx", ""))];
          const weighed = languages.map((language) => {
            const sources = names.map((name) => `src/i18n/${language}/${name}.ts`);
            const files = firstLoadFiles(manifest, [
              `src/pages/${file}`,
              ...pageLayout(file.replace(".tsx", "")),
              ...sources,
            ]);
            return { files, bytesGzip: files.reduce((sum, name) => sum + gzipped(join(folder, name)), 0) };
          });
          return weighed.reduce((most, next) => (next.bytesGzip > most.bytesGzip ? next : most));
        }
      },
    },
  };
}

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
