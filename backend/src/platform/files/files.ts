import type { Readable } from "node:stream";
import type { IFileModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { env } from "../env";

let files: IFileModuleService | undefined;

/** Called once when the engine has started: from then on files are kept by its File module's provider. */
export function useFileModule(container: MedusaContainer): void {
  files = container.resolve(Modules.FILE);
}

function fileModule(): IFileModuleService {
  if (!files) throw new Error("The engine's File module was asked for before the engine was there.");
  return files;
}

export type NewFile = { name: string; mimeType: string; bytes: Buffer };

/** Whether uploads are kept in a bucket, not on this machine's disk. */
export const isInBucket = (): boolean => env().S3_BUCKET !== undefined;

/** The file's id in the File module: in a bucket, its name below the shop's prefix. */
const keyOf = (name: string): string => (isInBucket() ? env().S3_PREFIX + name : name);

/** Keeps a public file under exactly this name; throws if it is not kept whole. */
export async function keepFile({ name, mimeType, bytes }: NewFile): Promise<void> {
  const content = bytes.toString("base64");
  await fileModule().createFiles({ filename: name, mimeType, content, access: "public" });
}

/** Deletes these files; those that are not there are deleted already. */
export async function deleteFiles(names: readonly string[]): Promise<void> {
  await fileModule().deleteFiles(names.map(keyOf));
}

/** The content of a kept file; undefined if there is none of this name. */
export async function readFile(name: string): Promise<Readable | undefined> {
  try {
    return await fileModule().getDownloadStream(keyOf(name));
  } catch (error) {
    if (error instanceof Error && error.name === "NoSuchKey") return undefined;
    throw error;
  }
}
