import { languages } from "@contract/constants";
import { describe, expect, it } from "vitest";
import { createTranslator } from "./instance";
import type { Namespace } from "./namespaces";

const files = import.meta.glob<{ default: Record<string, unknown> }>("./{en,hi,mr}/*.ts", { eager: true });
const namespaces = [
  ...new Set(Object.keys(files).map((file) => file.split("/")[2]?.replace(".ts", "") ?? "")),
];
const textsOf = (language: string, namespace: string) =>
  files[`./${language}/${namespace}.ts`]?.default ?? {};

function leaves(tree: Record<string, unknown>, prefix = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string"
      ? [[prefix + key, value]]
      : leaves(value as Record<string, unknown>, `${prefix}${key}.`),
  );
}
const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].sort();

describe.each(namespaces)("the texts of %s", (namespace) => {
  it("have the same keys in every language, none of them empty", () => {
    const english = leaves(textsOf("en", namespace)).map(([key]) => key);
    for (const language of languages) {
      const texts = leaves(textsOf(language, namespace));
      expect(texts.map(([key]) => key).sort()).toEqual([...english].sort());
      expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
    }
  });

  it("have the same placeholders in every language", () => {
    for (const [key, english] of leaves(textsOf("en", namespace))) {
      for (const language of languages) {
        const [, text] = leaves(textsOf(language, namespace)).find(([other]) => other === key) ?? ["", ""];
        expect([key, language, placeholders(text)]).toEqual([key, language, placeholders(english)]);
      }
    }
  });
});

describe.each(languages)("i18next as the shop sets it up, in %s", (language) => {
  it("has a sentence for every key, count and placeholder, unescaped", async () => {
    const translator = await createTranslator(language, namespaces as Namespace[]);
    const say = translator.t as unknown as (key: string, values: object) => string;
    for (const name of namespaces) {
      const texts = new Map(leaves(textsOf(language, name)));
      for (const [key, text] of texts) {
        const stem = key.replace(/_(one|other)$/, "");
        const values = Object.fromEntries(
          placeholders(text).map((mark) => [mark.replace(/[{}\s]/g, ""), "<x>"]),
        );
        for (const count of stem === key ? [undefined] : [0, 1, 2, 11]) {
          const form = count === undefined ? "" : `_${new Intl.PluralRules(language).select(count)}`;
          const given: Record<string, string | number> = count === undefined ? values : { ...values, count };
          const expected = (texts.get(stem + form) ?? "").replace(
            /\{\{\s*(\w+)\s*\}\}/g,
            (_, value: string) => String(given[value]),
          );
          expect(say(`${name}:${stem}`, given)).toBe(expected);
        }
      }
    }
  });
});

it("shows the key where there is no text, and tells listeners of another language", async () => {
  const translator = await createTranslator("en", []);
  expect(translator.t("no.such" as "close")).toBe("no.such");
  const heard: string[] = [];
  translator.on("languageChanged", (language) => heard.push(language));
  await translator.changeLanguage("mr");
  expect([heard, translator.language]).toEqual([["mr"], "mr"]);
});
