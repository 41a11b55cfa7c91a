import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Home } from "./home";

/** The password of the one role, stored next to the cluster for its owner only; created at first use. */
export function readOrMakePassword(home: Home): { file: string; password: string; isNew: boolean } {
  const file = join(home.folder, "password");
  // A full disk leaves an empty file.
  const known = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (known) return { file, password: known, isNew: false };
  const password = randomBytes(24).toString("hex");
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  if (home.user) chownSync(file, home.user.uid, home.user.gid);
  return { file, password, isNew: true };
}
