import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { en } from "./en";
import { type LaterTexts, laterTexts } from "./later-texts";

const src = join(import.meta.dirname, "..");

const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\/|^i18n\/|lazy-page/.test(name))
  .map((name) => join(src, name));

/** The file that a relative import names. */
function resolve(from: string, name: string): string | undefined {
  const path = join(dirname(from), name);
  return [`${path}.tsx`, `${path}.ts`, join(path, "index.ts")].find(existsSync);
}

const lazyPageCall = /\b(lazyPage|firstPage)\(\s*([\s\S]*?),\s*"(\w+)"([^)]*)\)/g;

/** `const load = () => import("./pages")`, for several pages of one file. */
const laterFile = /const \w+ = \(\) => import\([^)]*\)/g;

/** The files that one imports, but pages that are fetched by themselves: those ask for their own texts. */
const importsOf = (file: string): string[] => {
  const text = readFileSync(file, "utf8").replaceAll(lazyPageCall, "").replaceAll(laterFile, "");
  return [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
    .map(([, name = ""]) => resolve(file, name))
    .filter((path) => path !== undefined && !path.startsWith(join(src, "i18n")))
    .map(String);
};

/** A page's file and all that it imports, at once or later. */
function reached(page: string, known = new Set<string>()): Set<string> {
  if (known.has(page)) return known;
  known.add(page);
  for (const next of importsOf(page)) reached(next, known);
  return known;
}

const lazyPages = sources.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(lazyPageCall)].map(([, kind, load = "", name, texts = ""]) => {
    const named =
      /import\("([^"]+)"\)/.exec(load) ?? new RegExp(`const ${load} = .*import\\("([^"]+)"\\)`).exec(text);
    return {
      name,
      page: resolve(file, named?.[1] ?? ""),
      texts: [
        ...(kind === "lazyPage" ? ["pages"] : []),
        ...[...texts.matchAll(/"(\w+)"/g)].map(([, each]) => each),
      ],
    };
  });
});

/** What is there before any page. */
const around = { name: "the menu", page: join(src, "app.tsx"), texts: [] as string[] };

/** The names of all texts, such as `orders.bulk.title`. */
const namesOf = (texts: object, before = ""): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "object" && text !== null ? namesOf(text, `${before}${name}.`) : [`${before}${name}`],
  );

/** The texts that a file names; of `panel.tiles.${name}` their beginning. */
const namedIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/["`]([a-z]\w*\.[\w.]*)/g)].map(([, name = ""]) => name);

/** What the words of these files mean is shown by other pages only, or they fetch their texts themselves. */
const elsewhere = [
  "layout/later-finder.tsx",
  "layout/order-finder.tsx",
  "resources/second-step/use-second-factor.ts",
  "resources/orders/payment/rules.ts",
].map((name) => join(src, name));

test("a page that shows texts which come later asks for them", async () => {
  expect(lazyPages.length).toBeGreaterThan(30);
  const first = namesOf(en);
  const later = await Promise.all(
    (Object.keys(laterTexts) as LaterTexts[]).map(async (name) => ({
      name,
      names: namesOf(await laterTexts[name].en()),
    })),
  );
  const has = (names: readonly string[], wanted: string) =>
    names.some((name) => name === wanted || (wanted.endsWith(".") && name.startsWith(wanted)));
  const missing = [around, ...lazyPages].flatMap(({ name, page, texts }) => {
    if (!page) return [`${name}: no file`];
    return [...reached(page)]
      .filter((file) => !elsewhere.includes(file))
      .flatMap((file) =>
        namedIn(file)
          .filter((wanted) => !has(first, wanted))
          .flatMap((wanted) =>
            later
              .filter((part) => !texts.includes(part.name) && has(part.names, wanted))
              .map((part) => `${name} needs "${part.name}": ${wanted} in ${relative(src, file)}`),
          ),
      );
  });
  expect(missing).toEqual([]);
});
