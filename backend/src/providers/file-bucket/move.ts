import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isPictureName } from "../../platform/files/picture-names";
import { writeWhole } from "../../platform/files/write-whole";
import type { BucketFiles } from "./service";

export type Direction = "to-bucket" | "to-disk";

export type Moved = {
  /** Pictures' files on the side that they are moved from, and how many of them were copied by this run. */
  found: number;
  copied: number;
  /** Deleted where they came from, after both copies were compared. */
  removed: number;
  /** Files that are no pictures of the shop and stay where they are. */
  others: number;
};

type Side = {
  names: () => Promise<{ sizes: Map<string, number>; others: number }>;
  read: (name: string) => Promise<Buffer>;
  write: (name: string, bytes: Buffer) => Promise<unknown>;
  remove: (name: string) => Promise<unknown>;
};

function diskSide(folder: string): Side {
  return {
    names: async () => {
      const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      const sizes = new Map<string, number>();
      for (const name of all.filter(isPictureName)) sizes.set(name, (await stat(join(folder, name))).size);
      // One that is being written has a name that begins with a dot.
      const shown = all.filter((name) => !name.startsWith("."));
      return { sizes, others: shown.length - sizes.size };
    },
    read: (name) => readFile(join(folder, name)),
    write: (name, bytes) => writeWhole(folder, name, bytes),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function bucketSide(bucket: BucketFiles, prefix: string): Side {
  return {
    names: async () => {
      const sizes = new Map<string, number>();
      for await (const { name, size } of bucket.list()) sizes.set(name, size);
      return { sizes, others: 0 };
    },
    read: (name) => bucket.getAsBuffer({ fileKey: prefix + name }),
    write: (name, bytes) =>
      bucket.upload({
        filename: name,
        mimeType: `image/${name.split(".").at(-1)}`,
        content: bytes.toString("base64"),
        access: "public",
      }),
    remove: (name) => bucket.delete({ fileKey: prefix + name }),
  };
}

/** So many files on their way at once. */
const atOnce = 4;

async function each(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const waiting = [...names];
  const go = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await work(name);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
}

/**
 * Copies every uploaded picture from the disk to the bucket or back, and with `removes` deletes each where it came from,
 * once the copy was read again and is the same. A picture has one name wherever it is kept, so nothing that names it is
 * rewritten, and the shop may be open: it looks on its disk first and in the bucket then. A run that was cut off leaves
 * whole files, of which the next run copies what is missing.
 */
export async function moveUploads(
  direction: Direction,
  places: { folder: string; bucket: BucketFiles; prefix: string },
  { removes = false, say = (_: string): void => {} } = {},
): Promise<Moved> {
  const sides = [diskSide(places.folder), bucketSide(places.bucket, places.prefix)] as const;
  const [from, to] = direction === "to-bucket" ? sides : ([sides[1], sides[0]] as const);
  const { sizes, others } = await from.names();
  const there = (await to.names()).sizes;
  const missing = [...sizes.keys()].filter((name) => there.get(name) !== sizes.get(name));
  const moved: Moved = { found: sizes.size, copied: 0, removed: 0, others };
  await each(missing, async (name) => {
    await to.write(name, await from.read(name));
    moved.copied += 1;
    if (moved.copied % 100 === 0) say(`copied ${moved.copied} of ${missing.length} files`);
  });
  if (!removes) return moved;
  await each([...sizes.keys()], async (name) => {
    const [one, other] = await Promise.all([from.read(name), to.read(name)]);
    if (!one.equals(other)) throw new Error(`${name} differs in its two places: neither was deleted.`);
    await from.remove(name);
    moved.removed += 1;
  });
  return moved;
}
