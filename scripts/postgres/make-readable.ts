import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Makes a tree readable for all users, and executable if the owner may execute it. */
export function makeReadable(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) {
    chmodSync(path, 0o755);
    for (const name of readdirSync(path)) makeReadable(join(path, name));
    return;
  }
  chmodSync(path, entry.mode & 0o100 ? 0o755 : 0o644);
}
