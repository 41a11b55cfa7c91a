import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const languages = ["en", "hi", "mr"];
/** Whatever folder the tool runs in that reads this configuration: not each of them builds. */
const storefront = join(import.meta.dirname, "../..");

/**
 * Names the files of texts after language and namespace, below one version of them all, so that the entry builds an
 * address instead of listing eighty (src/i18n/load-texts.ts): 1.6 kB less on every page.
 */
export function textFiles(): Plugin {
  const texts = languages.flatMap((language) =>
    readdirSync(join(storefront, "src/i18n", language)).map((file) => `${language}/${file}`),
  );
  const shared = ["messages/states-hi.ts", "messages/states-mr.ts", "states.ts"];
  const sources = [
    ...texts.map((file) => `src/i18n/${file}`),
    ...shared.map((file) => `../backend/src/contract/${file}`),
  ];
  const hash = createHash("sha256");
  for (const file of sources) hash.update(readFileSync(join(storefront, file)));
  const folder = `assets/texts-${hash.digest("base64url").slice(0, 8)}`;
  return {
    name: "text-files",
    apply: "build",
    config: () => ({ define: { TEXTS_FOLDER: JSON.stringify(`/${folder}`) } }),
    buildStart() {
      for (const file of texts)
        this.emitFile({
          type: "chunk",
          preserveSignature: "strict",
          id: `src/i18n/${file}`,
          fileName: `${folder}/${file.replace(".ts", ".js")}`,
        });
    },
    generateBundle(_, bundle) {
      // A file keeps its name as long as the texts stay the same, so nothing else may be in it.
      for (const chunk of Object.values(bundle)) {
        if (!chunk.fileName.startsWith(folder) || chunk.type !== "chunk") continue;
        if (chunk.imports.length > 0) throw new Error(`${chunk.fileName} holds more than texts`);
      }
    },
  };
}
