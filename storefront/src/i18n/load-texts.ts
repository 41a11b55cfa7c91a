import type { Language } from "@contract/constants";
import type { Namespace } from "./namespaces";

type Module = { default: Record<string, unknown> };

/** Where the browser's build puts the texts: see server/build/text-files.ts. */
declare const TEXTS_FOLDER: string;

/** The texts of one namespace in one language: the browser loads only the language in use. */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Record<string, unknown>> {
  const module =
    import.meta.env.PROD && !import.meta.env.SSR
      ? ((await import(/* @vite-ignore */ `${TEXTS_FOLDER}/${language}/${namespace}.js`)) as Module)
      : await import.meta.glob<Module>("./{en,hi,mr}/*.ts")[textsFile(language, namespace)]?.();
  if (!module) throw new Error(`There are no texts "${namespace}" in ${language}`);
  return module.default;
}

/** The path of a namespace's texts, relative to i18n/: also the key of its chunk in the build's manifest. */
export function textsFile(language: Language, namespace: Namespace): string {
  return `./${language}/${namespace}.ts`;
}
