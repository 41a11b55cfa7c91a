import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { manifestName } from "../../backend/src/backup/manifest";

const head = z.object({ kind: z.enum(["cluster", "dump"]), madeAt: z.iso.datetime() });

/** When a backup of the embedded database began; undefined for anything else, such as one that is half written. */
function begunAt(folder: string): Date | undefined {
  const file = join(folder, manifestName);
  if (folder.endsWith(".part") || !existsSync(file)) return undefined;
  try {
    const { kind, madeAt } = head.parse(JSON.parse(readFileSync(file, "utf8")));
    return kind === "cluster" ? new Date(madeAt) : undefined;
  } catch {
    return undefined;
  }
}

/** The newest backup in these folders that was begun before `until`, which the journal leads to it; undefined without one. */
export function chooseBase(folders: readonly string[], until: Date): string | undefined {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map((path) => ({ path, at: begunAt(path)?.getTime() ?? Number.POSITIVE_INFINITY }))
    .filter(({ at }) => at < until.getTime())
    .sort((one, other) => other.at - one.at)[0]?.path;
}
