// @ts-check
import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Counts the packages that lie directly in node_modules so far (a scope counts by its packages).
 * @param {string} root
 */
export function countInstalled(root) {
  const folder = join(root, "node_modules");
  return list(folder).reduce(
    (sum, name) => sum + (name.startsWith("@") ? list(join(folder, name)).length : 1),
    0,
  );
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith("."));
  } catch {
    return [];
  }
}
