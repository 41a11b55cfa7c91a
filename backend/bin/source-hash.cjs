"use strict";
// Plain JavaScript: the backend compares its build with the sources before anything is there that reads TypeScript.
const { createHash } = require("node:crypto");
const { readdirSync, readFileSync, statSync } = require("node:fs");
const { join } = require("node:path");

const leftOut = /^(node_modules|dist|test-results|\..*)$|\.test\.tsx?$|\.log$/;

/**
 * One hash over all files of these paths (files or folders below `base`), whatever their dates.
 * @param {string} base
 * @param {readonly string[]} paths
 * @returns {string}
 */
exports.hashSources = (base, paths) => {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, base, path);
  return hash.digest("hex");
};

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} base
 * @param {string} path
 */
function addPath(hash, base, path) {
  const full = join(base, path);
  const entry = statSync(full, { throwIfNoEntry: false });
  if (!entry) return;
  if (entry.isDirectory()) {
    const names = readdirSync(full).filter((name) => !leftOut.test(name));
    for (const name of names.sort()) addPath(hash, base, join(path, name));
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(full)).update("\0");
}
