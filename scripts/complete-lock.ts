import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findMissingOptionals, type LockEntry } from "./lock/missing-optionals";
import { platformOf } from "./lock/platform-of";
import { root } from "./root";

/** `npm run complete-lock`: restores the packages of other systems that an install from a partial registry dropped. */
export async function main(): Promise<number> {
  const file = join(root, "package-lock.json");
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(file, "utf8"));
  const missing = findMissingOptionals(lock.packages);
  for (const { path, name, version, isDev } of missing) {
    lock.packages[path] = { version, ...(isDev && { dev: true }), optional: true, ...platformOf(name) };
  }
  const [top, ...others] = Object.entries(lock.packages);
  others.sort(([one], [other]) => (one < other ? -1 : 1));
  lock.packages = Object.fromEntries(top ? [top, ...others] : others);
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages put back into package-lock.json.`);
  return 0;
}
