import { languages } from "@contract/constants";
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { Translator } from "./translator";

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

describe.each(languages)("the translator in %s", (language) => {
  it("answers every text, count and placeholder as i18next does", async () => {
    const reference = i18next.createInstance();
    const resources = {
      [language]: Object.fromEntries(namespaces.map((name) => [name, textsOf(language, name)])),
    };
    await reference.init({
      lng: language,
      fallbackLng: false,
      ns: namespaces,
      resources,
      interpolation: { escapeValue: false },
    });
    const ours = new Translator(language);
    for (const name of namespaces) ours.add(language, name as "shell", textsOf(language, name));
    for (const name of namespaces) {
      for (const [key, text] of leaves(textsOf(language, name))) {
        const stem = key.replace(/_(one|other)$/, "");
        const values = Object.fromEntries(
          placeholders(text).map((mark) => [mark.replace(/[{}\s]/g, ""), "x"]),
        );
        for (const count of stem === key ? [undefined] : [0, 1, 2, 11]) {
          const given = count === undefined ? values : { ...values, count };
          const theirs: string = reference.t(stem as "close", { ...given, ns: name as "shell" });
          expect(ours.translate("shell", `${name}:${stem}`, given)).toBe(theirs);
        }
      }
    }
  });
});

it("shows the key where there is no text, and tells listeners of another language", () => {
  const translator = new Translator("en");
  expect(translator.translate("shell", "no.such")).toBe("no.such");
  let heard = 0;
  const stop = translator.subscribe(() => heard++);
  translator.changeLanguage("mr");
  stop();
  translator.changeLanguage("hi");
  expect([heard, translator.language]).toEqual([1, "hi"]);
});
