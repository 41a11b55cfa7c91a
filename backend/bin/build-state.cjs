"use strict";
// Which build of the backend is there, and whether it is one of the present sources.
const { existsSync, readFileSync } = require("node:fs");
const { join } = require("node:path");
const { hashSources } = require("./source-hash.cjs");

const root = join(__dirname, "../..");
/** Laid out like the repository, so that relative paths between its files stay as they are. */
const dist = join(root, "backend/dist");

/** All that the build reads; the build itself refuses a file from elsewhere. */
const sources = [
  "backend/bin",
  "backend/src",
  "backend/medusa-config.ts",
  "medusa-config.ts",
  "demo/bench-fill",
  "demo/cli",
  "demo/data",
  "demo/evaluation",
  "demo/load",
  "demo/orders",
  "demo/promises",
  "demo/pictures/kinds",
  "demo/pictures/vocabulary.ts",
  "package-lock.json",
];

/** @param {string} base */
const sourceHash = (base = root) => hashSources(base, sources);

/**
 * True for a whole build of the present sources. An image has no sources: its build is the one it was made with.
 * @param {string} base the folder of the repository
 */
const isFresh = (base = root) => {
  const stamp = join(base, "backend/dist/.built-from");
  if (!existsSync(stamp)) return false;
  if (!existsSync(join(base, "backend/src"))) return true;
  return readFileSync(stamp, "utf8") === sourceHash(base);
};

module.exports = { root, dist, sources, sourceHash, isFresh };
