// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Counts the packages that are complete in node_modules so far: npm makes all the folders first, and fills them later.
 * @param {string} root
 */
export function countInstalled(root) {
  const folder = join(root, "node_modules");
  const names = list(folder).flatMap((name) =>
    name.startsWith("@") ? list(join(folder, name)).map((part) => join(name, part)) : [name],
  );
  return names.filter((name) => existsSync(join(folder, name, "package.json"))).length;
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith("."));
  } catch {
    return [];
  }
}
