"use strict";
// `npm run build`: JavaScript that plain Node runs, one file for each of TypeScript, since the engine finds modules, links,
// workflows and jobs by their folders (ADR-0036).
const { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { basename, dirname, extname, join } = require("node:path");
const { build } = require("esbuild");
const { root, dist, sources, sourceHash } = require("./build-state.cjs");

/** Found by the engine or by name in their folders; everything else is what these import. */
const entries = [
  "medusa-config.ts",
  "backend/medusa-config.ts",
  "backend/src",
  "demo/load/index.ts",
  "demo/cli",
];
/** Made beside the build and moved into its place when it is whole. */
const draft = join(dirname(dist), `.dist-${process.pid}`);

const isScript = (path) => path.endsWith(".ts");
const scripts = (files) => files.filter(isScript);
const isSource = (path) => /\.(ts|json|txt)$/.test(path) && !/\.test\.ts$/.test(path);

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (extname(path)) return [path];
  return readdirSync(full, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter(isSource);
}

/** The sources: the given files and all that they import from the repository. */
async function withImports(files) {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: {
      contents: scripts(files)
        .map((file) => `require("./${file}");`)
        .join("\n"),
      resolveDir: root,
    },
    bundle: true,
    packages: "external",
    platform: "node",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  return [...new Set([...files, ...Object.keys(metafile.inputs).filter((file) => file !== "<stdin>")])];
}

function refuseUnknown(files) {
  const isKnown = (file) => sources.some((source) => file === source || file.startsWith(`${source}/`));
  const strangers = files.filter((file) => !isKnown(file));
  if (strangers.length === 0) return;
  throw new Error(`A change of ${strangers.join(", ")} would go unseen: list it in bin/build-state.cjs.`);
}

/** The engine's migration is repeated when these sources change; the build of the same sources must say the same. */
function noteEngineInputs() {
  const { hashEngineInputs } = createRequire(draft)(join(draft, "backend/src/platform/db/engine-inputs.js"));
  writeFileSync(join(draft, "engine-inputs"), hashEngineInputs(root));
}

/** The demo is imported by its name, and must be the built one: its sources share the backend's modules. */
function nameDemo() {
  if (!existsSync(join(draft, "demo"))) return;
  const folder = join(draft, "node_modules/@shop/demo");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "@shop/demo", main: "../../../demo/load/index.js" }),
  );
}

function removeDrafts() {
  for (const name of readdirSync(dirname(dist))) {
    if (/^\.dist-\d+$/.test(name)) rmSync(join(dirname(dist), name), { recursive: true, force: true });
  }
}

async function run() {
  const madeFrom = sourceHash();
  removeDrafts();
  const files = await withImports(entries.flatMap(filesOf));
  refuseUnknown(files);
  await build({
    absWorkingDir: root,
    entryPoints: scripts(files),
    platform: "node",
    format: "cjs",
    target: "node20.19",
    outbase: ".",
    outdir: draft,
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });
  for (const file of files.filter((name) => !isScript(name))) cpSync(join(root, file), join(draft, file));
  noteEngineInputs();
  nameDemo();
  // Written into the draft: whoever is killed before the move leaves the old build, which the hash shows to be old.
  writeFileSync(join(draft, ".built-from"), madeFrom);
  rmSync(dist, { recursive: true, force: true });
  renameSync(draft, dist);
  console.log(`${basename(dist)}: ${files.length} files`);
}

run().catch((error) => {
  rmSync(draft, { recursive: true, force: true });
  console.error(error.message);
  process.exit(1);
});
