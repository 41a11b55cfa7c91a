// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} LockedPackages */

/** Written last, so an unfinished install never has it. */
const STAMP = join("node_modules", ".installed-from");

/** @param {string} root */
const lockHash = (root) =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/**
 * True if npm reports the packages that the lock requires; optional packages of other machines may be absent.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export function matchesLock(locked, installed) {
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.includes("node_modules/")) return true;
    const found = installed[path];
    // A workspace that came with a pull is not linked yet.
    if (wanted.link) return Boolean(found?.link);
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version;
  });
}

/**
 * True if node_modules is complete and matches the current package-lock.json.
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash(root)) return true;
  // npm writes this file at the very end: someone may have run `npm install` by hand.
  const receipt = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(receipt)) return false;
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  if (!matchesLock(locked, JSON.parse(readFileSync(receipt, "utf8")).packages)) return false;
  markInstalled(root);
  return true;
}

/** @param {string} root */
export function markInstalled(root) {
  try {
    writeFileSync(join(root, STAMP), lockHash(root));
  } catch {
    // A checkout that is read-only for this user is still complete; it is compared again next time.
  }
}
