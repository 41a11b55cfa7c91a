import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { hashOf } from "./hashed-file";
import { PlainFailure } from "./plain-failure";

const entry = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
const shape = z.object({
  format: z.literal(1),
  /** cluster: PostgreSQL's own files, for the embedded server. dump: from pg_dump, for your own server. */
  kind: z.enum(["cluster", "dump"]),
  madeAt: z.iso.datetime(),
  /** Version of the server. */
  postgres: z.string(),
  /** PostgreSQL's files fit only the same kind of machine. */
  machine: z.string(),
  files: z.array(entry),
  /** The bucket that has the uploads, which are no part of the backup then. */
  uploadsIn: z.string().optional(),
});
export type Manifest = z.infer<typeof shape>;

export const manifestName = "backup.json";
export const databaseFile = { cluster: "database.tar.gz", dump: "database.dump" } as const;
export const thisMachine = `${process.platform} ${process.arch}`;

const sumOf = (manifest: Manifest) => createHash("sha256").update(JSON.stringify(manifest)).digest("hex");

/** The manifest as it is written: with its own checksum. */
export const sealManifest = (manifest: Manifest): string =>
  `${JSON.stringify({ ...manifest, sum: sumOf(manifest) }, null, 1)}\n`;

const broken = (folder: string, why: string) =>
  new PlainFailure(`The backup ${folder} cannot be used: ${why}. Nothing was changed.`);

function readManifest(folder: string): Manifest {
  const file = join(folder, manifestName);
  if (!existsSync(file)) throw broken(folder, `there is no ${manifestName} in it`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw broken(folder, `its ${manifestName} is torn`);
  }
  const manifest = shape.safeParse(content);
  const sum = z.object({ sum: z.string() }).safeParse(content);
  if (!manifest.success || sum.data?.sum !== sumOf(manifest.data))
    throw broken(folder, `its ${manifestName} was changed or is of another version`);
  return manifest.data;
}

/** Reads a backup's manifest and verifies every file; throws one sentence if a file is missing or differs. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const { path, bytes, sha256 } of manifest.files) {
    // A manifest's path may never lead out of its folder.
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(path) || path.split("/").includes(".."))
      throw broken(folder, `${path} is no name of a backup's file`);
    const file = join(folder, path);
    if (!existsSync(file)) throw broken(folder, `${path} is missing`);
    const found = await hashOf(file);
    if (found.bytes !== bytes || found.sha256 !== sha256) throw broken(folder, `${path} is damaged`);
  }
  return manifest;
}
