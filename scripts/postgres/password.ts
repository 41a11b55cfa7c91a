import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Home } from "./home";

/** The password of the one role, kept beside the cluster for its owner alone; made at first use. */
export function readOrMakePassword(home: Home): { file: string; password: string; isNew: boolean } {
  const file = join(home.folder, "password");
  // An empty file is what a full disk leaves behind.
  const known = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (known) return { file, password: known, isNew: false };
  const password = randomBytes(24).toString("hex");
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  if (home.user) chownSync(file, home.user.uid, home.user.gid);
  return { file, password, isNew: true };
}
