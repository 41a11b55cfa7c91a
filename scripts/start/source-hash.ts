import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const LEFT_OUT = /^(node_modules|dist|test-results|\..*)$|\.test\.tsx?$|\.log$/;

/** One hash over all files of these paths (files or folders below `base`), whatever their dates. */
export function hashSources(base: string, paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, base, path);
  return hash.digest("hex");
}

function addPath(hash: Hash, base: string, path: string): void {
  const full = join(base, path);
  const entry = statSync(full, { throwIfNoEntry: false });
  if (!entry) return;
  if (entry.isDirectory()) {
    const names = readdirSync(full).filter((name) => !LEFT_OUT.test(name));
    for (const name of names.sort()) addPath(hash, base, join(path, name));
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(full)).update("\0");
}
