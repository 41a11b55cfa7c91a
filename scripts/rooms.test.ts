import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { readRepositoryMap } from "./repository-map";
import { root } from "./root";

// Biome has a rule against import cycles, but it makes linting one file take ten seconds, and its restricted imports
// would need a list per room. This test reads the README's order instead.

const backend = join(root, "backend/src");

/** The folders and files of backend/src in the order of the README's map: each imports only from those below it. */
const order = readRepositoryMap()
  .filter((path) => path.startsWith("backend/src/"))
  .map((path) => path.slice("backend/src/".length).replace(/\/$/, ""))
  .filter((name) => name !== "" && !name.includes("/"));

type Import = { from: string; to: string };

/** The file behind an imported path; the path itself if it is not one of ours. */
const fileAt = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts")].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  ) ?? path;

const typesAlone = /^(?:import|export) type [^;]*;/gm;

/** The paths that a folder's sources import, relative to the root of the repository. */
function importsIn(folder: string, { withTypes = true } = {}): Import[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .flatMap((file) => {
      const from = join(root, folder, file);
      const text = readFileSync(from, "utf8");
      const { importedFiles } = ts.preProcessFile(
        withTypes ? text : text.replace(typesAlone, ""),
        true,
        true,
      );
      return importedFiles
        .map(({ fileName }) => fileName.replace(/^@\//, `${join(root, "storefront/src")}/`))
        .filter((path) => path.startsWith(".") || isAbsolute(path))
        .map((path) => ({
          from: relative(root, from),
          to: relative(root, fileAt(resolve(dirname(from), path))),
        }));
    });
}

const imports = importsIn("backend/src");

/** The room of a path of the repository; undefined outside of backend/src. */
function roomOf(path: string): string | undefined {
  const inside = relative(backend, join(root, path));
  return inside.startsWith("..") ? undefined : inside.split("/")[0];
}

/** The first import cycle found, as the files along it. */
function circleIn(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const follow = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const to of next.get(file) ?? []) {
      const circle = follow(to, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}

const show = ({ from, to }: Import) => `${from} imports ${to}`;

describe("the rooms of the backend", () => {
  it("are all in the README's map", () => {
    expect([...order].sort()).toEqual(readdirSync(backend).sort());
  });

  it("import only from rooms below them in that map, so no circle can arise between them", () => {
    expect(imports.length).toBeGreaterThan(2_000);
    const upward = imports.filter(({ from, to }) => {
      const [above, below] = [roomOf(from), roomOf(to)];
      return above && below && above !== below && order.indexOf(above) >= order.indexOf(below);
    });
    expect(upward.map(show)).toEqual([]);
  });

  it("import nothing from beside them; only tests use the sandbox's stand-ins and helpers for tests", () => {
    const outward = imports.filter(({ from, to }) => {
      const isTest =
        from.endsWith(".test.ts") && /^(sandbox|backend\/test\/support|scripts\/testing)\//.test(to);
      return roomOf(to) === undefined && !isTest;
    });
    expect(outward.map(show)).toEqual([]);
  });

  it("have no circle among their files either, nor has the demo that is built on them", () => {
    const values = ["backend/src", "demo"].flatMap((folder) => importsIn(folder, { withTypes: false }));
    expect(circleIn(values)).toBeUndefined();
  });
});

describe("the storefront and the panel", () => {
  it("use of the backend only its contract; their tests may look further", () => {
    const known = [...importsIn("storefront"), ...importsIn("admin")].filter(
      ({ from, to }) => to.startsWith("backend/") && !/\.test\.tsx?$/.test(from),
    );
    expect(known.filter(({ to }) => !to.startsWith("backend/src/contract")).map(show)).toEqual([]);
  });

  it("the contract's schemas, which the panel loads, leave the catalogues in Hindi and Marathi to the server", () => {
    const intoCatalogues = imports.filter(({ to }) => /contract\/messages\/(hi|mr|stringify)\.ts$/.test(to));
    const ofTheContract = intoCatalogues.filter(({ from }) => /contract\/.*(?<!\.test)\.ts$/.test(from));
    expect(new Set(ofTheContract.map(({ from }) => from))).toEqual(
      new Set(["backend/src/contract/messages/stringify.ts"]),
    );
  });

  it("have no circle among their files", () => {
    for (const folder of ["storefront", "admin"])
      expect(circleIn(importsIn(folder, { withTypes: false })), folder).toBeUndefined();
  });
});

describe("the commands, the stand-ins, the fault table and the journeys", () => {
  it("have no circle among their files, nor between each other", () => {
    const values = ["scripts", "sandbox", "faults", "e2e"].flatMap((folder) =>
      importsIn(folder, { withTypes: false }),
    );
    expect(values.length).toBeGreaterThan(500);
    expect(circleIn(values)).toBeUndefined();
  });
});
