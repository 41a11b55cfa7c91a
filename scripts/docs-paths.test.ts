import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { readRepositoryMap } from "./repository-map";
import { root } from "./root";

const made = new Set(["node_modules", "dist", ".git", ".cache", ".data", ".medusa"]);

/** Every file and folder of the repository, as paths from its root, without the output of builds and runs. */
const paths = walk("");

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !made.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [path, ...walk(path)] : [path];
    });
}

const documents = paths.filter(
  (path) => path.endsWith(".md") && (path.startsWith("docs") || !path.includes("/")),
);
// The history below the current figures uses the file names of its time.
const checked = documents.filter((path) => path !== "docs/measurements.md");

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const namedIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** Files that a document names in backticks; without the output of builds and runs, and without patterns like NNNN. */
function filesNamedIn(text: string): string[] {
  const names = namedIn(text, /`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs|cjs|md|yml|Dockerfile))`/g);
  return names.filter((name) => !/^dist\/|\/dist\/|NNNN/.test(name));
}

/** A file may be named by the end of its path: `contract/cart.ts`. */
const isThere = (name: string) => paths.some((path) => path === name || path.endsWith(`/${name}`));

type NamedTest = { file: string; title: string };

/** The tests that a table names as `file`: title · another title. A title may end early, with "…". */
function testsNamedIn(text: string): NamedTest[] {
  let file = "";
  return text.split("\n").flatMap((line) =>
    (line.split(" | ").at(-1) ?? "").split(" · ").flatMap((part): NamedTest[] => {
      const [, named, title = named ? "" : part] = /`([\w./-]+\.test\.ts)`(?:: ([^;|]+))?/.exec(part) ?? [];
      file = named ?? file;
      const words = title.replace(/(,? …)? ?\|?$/, "").trim();
      return words && !words.includes("`") ? [{ file, title: words }] : [];
    }),
  );
}

describe("the documents", () => {
  it("link to files that exist", () => {
    const broken = documents.flatMap((path) =>
      namedIn(textOf(path), /\]\((?!https?:|#|mailto:)([^)#\s]+)/g)
        .filter((link) => !existsSync(join(root, normalize(join(dirname(path), link)))))
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it("name files that exist", () => {
    const missing = checked.flatMap((path) =>
      filesNamedIn(textOf(path))
        .filter((name) => !isThere(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("name tests that exist for the claims about plugins and extending", () => {
    const [, table = ""] = textOf("docs/extending.md").split("## What holds these claims");
    const rows = table.slice(table.indexOf("|---|"));
    const named = testsNamedIn(rows.slice(rows.indexOf("\n") + 1));
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(({ file, title }) => {
      const path = paths.find((one) => one === file || one.endsWith(`/${file}`));
      return !path || !textOf(path).includes(title);
    });
    expect(missing).toEqual([]);
  });

  it("name commands that exist", () => {
    const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
    const missing = checked.flatMap((path) =>
      namedIn(textOf(path), /npm run ([\w:-]+)/g)
        .filter((name) => !(name in scripts))
        .map((name) => `${path}: npm run ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("the README's map", () => {
  it("shows folders and files that exist", () => {
    const shown = readRepositoryMap();
    expect(shown.length).toBeGreaterThan(25);
    expect(shown.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
