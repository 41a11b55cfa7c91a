import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { everywhere } from "./namespaces";

/**
 * Nothing suspends for a text (ADR-0044): whatever is fetched later has to name the texts that it shows, or they were
 * there with the page around it. Read from the sources: what a file imports at once is shown with it, what it imports
 * later brings the texts that stand beside the import. What only the server shows (`plain/`)
 * has its texts from entry-server.tsx.
 */
const src = join(import.meta.dirname, "..");

const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|^i18n\/(en|hi|mr)\/|^(testing|plain)\//.test(file),
);
const known = new Set(files.map((file) => join(src, file)));

type Later = { file: string; texts: string[] };
type Source = { texts: string[]; provided: string[]; atOnce: string[]; later: Later[] };

const quoted = (text: string) => [...text.matchAll(/"([a-z]+)"/g)].map(([, name]) => name ?? "");

function fileOf(specifier: string, from: string): string | undefined {
  if (!/^(\.|@\/)/.test(specifier)) return undefined;
  const path = specifier.startsWith("@/") ? join(src, specifier.slice(2)) : join(dirname(from), specifier);
  return [path, `${path}.tsx`, `${path}.ts`, join(path, "index.ts")].find((one) => known.has(one));
}

const importCall = String.raw`import\(\s*"([^"]+)"`;

function read(file: string): Source {
  const text = readFileSync(file, "utf8").replaceAll(/^\s*(\/\/|\*|\/\*\*).*$/gm, "");
  const hooks = [...text.matchAll(/useTranslation\(([^)]*)\)/g)];
  const prefixed = [...text.matchAll(/\bt\(\s*"([a-z]+):/g)].map(([, name]) => name ?? "");
  const named = hooks.flatMap(([, of = ""]) => quoted(of));
  const provided = [...text.matchAll(/provideTexts\(\[([^\]]*)\]/g)].flatMap(([, of = ""]) => quoted(of));
  const resolved = (specifier: string) => fileOf(specifier, file) ?? "";
  const atOnce = [...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+"([^"]+)"/gm)]
    .map(([, specifier = ""]) => resolved(specifier))
    .filter(Boolean);
  // `lazyPart(["forms"], …)`, `laterPart([], …)`, `lazyPage("login", ["auth"], …)`, with the import or its name.
  const parts = [
    ...text.matchAll(
      /(?:lazyPart|laterPart|lazyPage)(?:<[^(]*>)?\(\s*(?:"[^"]+",\s*)?\[([^\]]*)\],\s*([\s\S]*?)(?=\n(?:const|export|function|\/)|,\n\s*\w+: lazyPage|$)/g,
    ),
  ];
  const later: Later[] = parts.map(([, texts = "", load = ""]) => {
    const [, specifier] =
      new RegExp(importCall).exec(load) ??
      new RegExp(`const ${/^\w+/.exec(load)?.[0]} = [^;]*?${importCall}`).exec(text) ??
      [];
    return { file: resolved(specifier ?? ""), texts: quoted(texts) };
  });
  const lazies = [...text.matchAll(new RegExp(String.raw`\blazy\(\(\) => ${importCall}`, "g"))];
  later.push(...lazies.map(([, specifier = ""]) => ({ file: resolved(specifier), texts: [] })));
  return { texts: [...new Set([...named, ...prefixed])], provided, atOnce, later };
}

const sources = new Map([...known].map((file) => [file, read(file)] as const));

/** Files that show texts without having them, when `file` is shown with these; each with what is missing. */
function missing(file: string, there: readonly string[], seen = new Set<string>()): string[] {
  const visit = `${file} ${[...there].sort().join()}`;
  if (seen.has(visit)) return [];
  seen.add(visit);
  const source = sources.get(file);
  if (!source) return [];
  const lacking = source.texts.filter((name) => ![...there, ...source.provided].includes(name));
  const own = lacking.map((name) => `${relative(src, file)} shows "${name}" beside [${[...there].sort()}]`);
  return [
    ...own,
    ...source.atOnce.flatMap((one) => missing(one, there, seen)),
    ...source.later.flatMap((one) => missing(one.file, [...new Set([...there, ...one.texts])], seen)),
  ];
}

describe("the texts of what is fetched later", () => {
  it("come with every part and page: nothing is shown whose texts are not there", () => {
    const roots = ["routes.tsx", "app.tsx", "entry-client.tsx"].map((file) => join(src, file));
    expect([...new Set(roots.flatMap((root) => missing(root, everywhere)))]).toEqual([]);
  });

  it("are looked for in every page and part that there is", () => {
    const later = [...sources].flatMap(([file, source]) => source.later.map((one) => ({ by: file, ...one })));
    const unresolved = later.filter((one) => !sources.has(one.file));
    expect(unresolved).toEqual([]);
    const isHelper = (file: string) => /lib\/(lazy|later)-/.test(file);
    const made = [...sources.keys()].flatMap((file) =>
      isHelper(file)
        ? []
        : (readFileSync(file, "utf8").match(/[=:] (lazyPart|laterPart|lazyPage|lazy)\(/g) ?? []),
    );
    expect(later.length).toBe(made.length);
  });
});
