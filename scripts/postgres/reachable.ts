import { realpathSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import type { RunAs } from "./run-as";

type Access = Pick<Stats, "mode" | "uid" | "gid">;

/** True if these permission bits let the user pass through (1) or read (4) the entry. */
export function allows(entry: Access, user: NonNullable<RunAs>, right: 1 | 4): boolean {
  const shift = entry.uid === user.uid ? 6 : entry.gid === user.gid ? 3 : 0;
  return ((entry.mode >> shift) & right) === right;
}

/** True if the user can pass through every folder from the root down to and including `folder`. */
export function canReach(folder: string, user: RunAs): boolean {
  if (!user) return true;
  let current = realpathSync(folder);
  for (;;) {
    if (!allows(statSync(current), user, 1)) return false;
    const parent = dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}
