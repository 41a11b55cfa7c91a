import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@contract/constants";
import { scriptsAfterPaint } from "./after-paint";
import type { Assets } from "./document";

export type ManifestChunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
export type Manifest = Record<string, ManifestChunk>;

export const entryName = "src/entry-client.ts";
/** What the entry evaluates in turn. */
const steps = ["node_modules/react-dom/client.js", "src/start.tsx"];
export const idleName = "src/entry-idle.ts";
const fontOf = (script: "latin" | "devanagari") => `src/styles/fonts/${script}-400.woff2`;
/** What most of a page is written in: the one font to fetch before its styles ask for it. */
const firstFont: Record<Language, string> = {
  en: fontOf("latin"),
  hi: fontOf("devanagari"),
  mr: fontOf("devanagari"),
};

/**
 * Names of the built files, read from the client build's manifest: the server build makes no styles. `worksOffline`:
 * whether pages register the service worker. `host`: where browsers fetch these files, if not from the shop itself; what
 * they name in turn they name relative to themselves.
 */
export function builtAssets(clientFolder: string, worksOffline: boolean, host = ""): Assets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, "manifest.json"), "utf8")) as Manifest;
  const entry = manifest[entryName];
  if (!entry)
    throw new Error(`The storefront's build in ${clientFolder} is not whole: please build it again`);
  const idle = worksOffline ? `${host}/${manifest[idleName]?.file}` : "";
  const known = new Map<string, string>();
  const tags = (sources: readonly string[]) => {
    const chunks = firstLoadFiles(manifest, sources)
      .filter((file) => file !== `/${entry.file}`)
      .map((file) => host + file);
    return scriptsAfterPaint(`${host}/${entry.file}`, idle, chunks);
  };
  return {
    styles: (entry.css ?? []).map((file) => `${host}/${file}`),
    scripts(sources) {
      const key = sources.join();
      const written = known.get(key) ?? tags(sources);
      known.set(key, written);
      return written;
    },
    fontAhead(language) {
      const font = manifest[firstFont[language]];
      // Behind the styles, which the first paint waits for; a font by CORS, as browsers always fetch fonts.
      return font && `<${host}/${font.file}>; rel=preload; as=font; crossorigin; fetchpriority=low`;
    },
  };
}

/** Every script of a page's first load: those of the entry, the page and its texts, with all their imports. */
export function firstLoadFiles(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(walk);
  };
  for (const source of [entryName, ...steps, ...sources]) walk(source);
  return [...files];
}
