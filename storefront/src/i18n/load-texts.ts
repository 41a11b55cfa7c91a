import type { Language } from "@contract/constants";
import type { Namespace } from "./namespaces";

type Module = { default: Record<string, unknown> };

/** One chunk per language and namespace: the browser loads only the language in use. */
const chunks = import.meta.glob<Module>("./{en,hi,mr}/*.ts");

/** The texts of one namespace in one language. */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Record<string, unknown>> {
  const load = chunks[textsFile(language, namespace)];
  if (!load) throw new Error(`There are no texts "${namespace}" in ${language}`);
  return (await load()).default;
}

/** The path of a namespace's texts, relative to i18n/: also the key of its chunk in the build's manifest. */
export function textsFile(language: Language, namespace: Namespace): string {
  return `./${language}/${namespace}.ts`;
}
