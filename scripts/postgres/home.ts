import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { canReach } from "./reachable";
import { chooseUser, type RunAs } from "./run-as";

/** The folder that holds one PostgreSQL (its cluster and password) and the user it runs as. */
export type Home = { folder: string; user: RunAs };

/** For data that the borrowed user could not reach inside the checkout; never a folder that the system empties. */
const OUTSIDE = "/var/lib/sahyadri-bazaar";

/** Finds or creates `<dataDir>/postgres`. Throws one sentence if this user cannot have it there. */
export function openHome(dataDir: string, say: (line: string) => void): Home {
  const ourUid = process.getuid?.();
  const entry = join(dataDir, "postgres");
  if (existsSync(entry)) return reopenHome(realpathSync(entry), ourUid);
  if (lstatSync(entry, { throwIfNoEntry: false })) {
    say(`The database that ${entry} points to is gone: beginning with an empty one.`);
    rmSync(entry);
  }
  const user = chooseUser(ourUid);
  // The borrowed user only needs to pass through here; secrets have their own permissions.
  if (user) chmodSync(dataDir, 0o711);
  if (canReach(dataDir, user)) return { folder: makeFolder(entry, user), user };
  mkdirSync(OUTSIDE, { recursive: true, mode: 0o755 });
  const folder = makeFolder(join(OUTSIDE, randomBytes(6).toString("hex")), user);
  symlinkSync(folder, entry);
  say(
    `The database lives in ${folder}: PostgreSQL must not run as root, and no other user can reach ${dataDir}.`,
  );
  return { folder, user };
}

function makeFolder(folder: string, user: RunAs): string {
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

function reopenHome(folder: string, ourUid: number | undefined): Home {
  const owner = statSync(folder);
  if (ourUid !== undefined && ourUid !== 0 && owner.uid !== ourUid) {
    throw new PlainFailure(
      `The database in ${folder} belongs to another user (number ${owner.uid}): start the shop as that user, or set DATA_DIR to a folder of your own.`,
    );
  }
  const user = chooseUser(ourUid, owner);
  if (!canReach(folder, user)) {
    throw new PlainFailure(
      `PostgreSQL runs as user ${user?.uid}, who cannot reach ${folder}: move DATA_DIR to where it was, or start as that user.`,
    );
  }
  return { folder, user };
}
