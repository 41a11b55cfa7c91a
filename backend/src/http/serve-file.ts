import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { photoLetter } from "../accounts/review-photos/remove";
import { messages } from "../contract/messages";
import { olderRendition } from "../contract/pictures";
import { refuse } from "../contract/refusal";
import { env } from "../platform/env";
import { isInBucket, readFile } from "../platform/files/files";
import { isPictureName, pictureTypes, stemOf } from "../platform/files/picture-names";
import { log } from "../platform/log";
import type { RawRoute } from "./pipeline/listener";

type Found = { size: number | undefined; open: () => Readable };

async function onDisk(name: string): Promise<Found | undefined> {
  const file = join(env().DATA_DIR, "files", name);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { size: found.size, open: () => createReadStream(file) } : undefined;
}

async function inBucket(name: string): Promise<Found | undefined> {
  if (!isInBucket() || !isPictureName(name)) return undefined;
  const content = await readFile(name).catch((error: unknown) => {
    log.error({ err: error }, "the bucket for uploads did not give a file");
    throw refuse.unavailable(messages.pictureStoreAway);
  });
  return content && { size: undefined, open: () => content };
}

/** A picture is named the same wherever it is kept: on this disk, also from before there was a bucket, or in the bucket. */
async function find(name: string): Promise<(Found & { type: string }) | undefined> {
  const type = typeOf(name);
  if (!type) return undefined;
  const found = (await onDisk(name)) ?? (await inBucket(name));
  return found && { ...found, type };
}

/** The only file types that we write: pictures that we encoded ourselves. Nothing else is served. */
const typeOf = (name: string): string | undefined =>
  /^[a-z0-9-]{1,120}\.[a-z]{3,5}$/.test(name)
    ? (pictureTypes as Record<string, string>)[extname(name).slice(1)]
    : undefined;

/** A shopper may take back a photo, and so may staff: nobody keeps it for long. */
const isPhoto = (name: string) => stemOf(name)?.startsWith(photoLetter);

/**
 * Serves an uploaded picture by its random name: cached by browsers for ever, or for an hour if it is a shopper's, and
 * never executed as a page.
 */
export const serveFile: RawRoute = async (req, res, path) => {
  const name = path.slice("/files/".length);
  const older = olderRendition(name);
  const found = (await find(name)) ?? (older && (await find(older)));
  if (!found) throw refuse.notFound();
  const { size, type, open } = found;
  res.setHeader("content-type", type);
  if (size !== undefined) res.setHeader("content-length", size);
  res.setHeader(
    "cache-control",
    isPhoto(name) ? "public, max-age=3600" : "public, max-age=31536000, immutable",
  );
  res.setHeader("content-security-policy", "default-src 'none'; sandbox");
  res.setHeader("cross-origin-resource-policy", "cross-origin");
  if (req.method === "HEAD") {
    if (size === undefined) open().destroy();
    res.end();
  } else await pipeline(open(), res);
};
