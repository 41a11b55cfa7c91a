import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { root } from "../root";
import type { Check } from "./check";

/** The most JavaScript that the panel's first screen may fetch, gzipped: its own scripts, and the texts of a language. */
const MOST_BYTES = 252_000;
/** And any other page that is opened by its address. */
const MOST_BYTES_OF_A_PAGE = 394_000;
const firstScreen = "dashboard/dashboard";

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    isDynamicEntry: z.boolean().optional(),
  }),
);
type Manifest = z.infer<typeof manifestShape>;

/** The files that these chunks need before they run, each once. */
export function filesOf(manifest: Manifest, chunks: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const chunk of chunks) visit(chunk);
  return [...new Set([...seen].flatMap((name) => manifest[name]?.file ?? []))].filter((file) =>
    file.endsWith(".js"),
  );
}

/** The panel's pages: every chunk that is loaded later, but its texts and what a page loads after its figures. */
const isPage = (name: string) => /^src\/(account|dashboard\/dashboard|resources)\b/.test(name);

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Reads the manifest of the panel's build. */
export const panelFirstLoadCheck: Check = {
  name: `the panel opens with at most ${inKb(MOST_BYTES)} of JavaScript`,
  run: async () => {
    const folder = join(root, "admin", "dist");
    const manifest = manifestShape.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
    const sizes = new Map<string, number>();
    const sizeOf = (file: string) => {
      const size = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
      sizes.set(file, size);
      return size;
    };
    const bytesOf = (chunks: string[]) =>
      filesOf(manifest, chunks).reduce((sum, file) => sum + sizeOf(file), 0);
    /** A page's chunks with the texts of a language: the panel's first ones, and those of all pages but the first. */
    const chunksOf = (page: string, language: string) => [
      "index.html",
      `src/i18n/${language}.ts`,
      ...(page.includes(firstScreen) ? [] : [`src/i18n/pages-${language}.ts`]),
      page,
    ];
    const pages = Object.keys(manifest)
      .filter((name) => manifest[name]?.isDynamicEntry && isPage(name))
      .map((page) => ({
        page: page.replace(/^src\/(resources\/)?|\.tsx$/g, ""),
        bytes: Math.max(...["en", "hi", "mr"].map((language) => bytesOf(chunksOf(page, language)))),
      }))
      .sort((one, other) => other.bytes - one.bytes);
    const problems = pages
      .map((row) => ({ ...row, most: row.page === firstScreen ? MOST_BYTES : MOST_BYTES_OF_A_PAGE }))
      .filter(({ bytes, most }) => bytes > most)
      .map(
        ({ page, bytes, most }) => `${page} fetches ${inKb(bytes)} of JavaScript; ${inKb(most)} is the most`,
      );
    if (!pages.some(({ page }) => page === firstScreen))
      problems.push("The build does not name the first screen");
    return { problems, note: pages.map(({ page, bytes }) => `${page} ${inKb(bytes)}`).join(", ") };
  },
};
