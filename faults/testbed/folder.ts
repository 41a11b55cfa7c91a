import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that PostgreSQL's own user can reach too. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-faults-"));
  chmodSync(folder, 0o755);
  return folder;
}
