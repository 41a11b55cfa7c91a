import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes to a temporary file and renames it: readers find a complete file or none. */
export async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const beside = join(folder, `.${name}.${randomBytes(4).toString("hex")}`);
  try {
    await writeFile(beside, bytes);
    await rename(beside, join(folder, name));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
