import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { messages } from "../../contract/messages";
import { pictureWidths, smallestWidth } from "../../contract/pictures";
import { Refusal, refuse } from "../../contract/refusal";
import { env } from "../../platform/env";
import { pictureKind } from "./picture-kind";

/** A small file can decode to gigabytes: the maximum number of pixels. */
const pixelLimit = 40_000_000;

export type StoredPicture = { url: string; width: number; height: number };

const notAPicture = () =>
  new Refusal(415, "wrong_type", messages.pictureWrongType, {
    errors: [{ field: "file", message: messages.pictureWrongType }],
  });

async function open(bytes: Buffer): Promise<Sharp> {
  if (!pictureKind(bytes)) throw notAPicture();
  // Reads only the header, so that a file with too many pixels gets the right error.
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts?.width || !facts.height) throw notAPicture();
  if (facts.width * facts.height > pixelLimit) {
    throw refuse.invalid([{ field: "file", message: messages.pictureTooManyPixels(40) }]);
  }
  const picture = sharp(bytes, { limitInputPixels: pixelLimit, failOn: "error", pages: 1 });
  // Rotated as the camera recorded it; all other metadata is dropped.
  return picture.autoOrient();
}

/** Writes to a temporary file and renames it: readers find a complete file or none. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const beside = join(folder, `.${name}.${randomBytes(4).toString("hex")}`);
  try {
    await writeFile(beside, bytes);
    await rename(beside, join(folder, name));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** So many wait at most: the last of them still gets its response before the web process gives up on it. */
const longestQueue = 8;
const longestSeconds = 20;

let queue: Promise<unknown> = Promise.resolve();
let queued = 0;

/** The disk is full, or the shop's quota is used up. */
const isNoRoom = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** Runs `write`; on failure, deletes the files written so far, and reports if the disk is full. */
async function allOrNothing<Result>(
  folder: string,
  stem: string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const written = (await readdir(folder)).filter((name) => name.startsWith(stem));
    await Promise.all(written.map((name) => rm(join(folder, name), { force: true })));
    throw isNoRoom(error) ? refuse.unavailable(messages.noRoom) : error;
  }
}

/** One picture at a time: encoding takes a whole core, and requests need the others. 503 if too many wait already. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queued >= longestQueue) throw refuse.unavailable();
  queued += 1;
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn.finally(() => {
    queued -= 1;
  });
}

/**
 * Decodes a picture, encodes it at three widths as AVIF and WebP and once more as a small WebP, under a random name, and
 * returns the URL of the largest WebP (`contract/pictures` derives the others). 415 if it is not a picture, 422 for too many pixels.
 */
export function storePicture(bytes: Buffer): Promise<StoredPicture> {
  return inTurn(async () => {
    const original = await open(bytes);
    const folder = join(env().DATA_DIR, "files");
    await mkdir(folder, { recursive: true });
    const stem = `u${randomBytes(12).toString("hex")}`;
    return allOrNothing(folder, stem, () => encode(original, folder, stem));
  });
}

async function encode(original: Sharp, folder: string, stem: string): Promise<StoredPicture> {
  // Decoded once, to the largest size; the others are made of that.
  const largest = await original
    .resize({ width: Math.max(...pictureWidths), withoutEnlargement: true })
    .toColorspace("srgb")
    .png({ compressionLevel: 0 })
    .timeout({ seconds: longestSeconds })
    .toBuffer()
    .catch(() => {
      throw notAPicture();
    });
  let stored = { width: 0, height: 0 };
  for (const width of pictureWidths) {
    const resized = await sharp(largest)
      .resize({ width, withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const [avif, webp] = await Promise.all([
      sharp(resized).avif({ quality: 55, effort: 3 }).toBuffer(),
      sharp(resized).webp({ quality: 80 }).toBuffer({ resolveWithObject: true }),
    ]);
    await writeWhole(folder, `${stem}-${width}.avif`, avif);
    await writeWhole(folder, `${stem}-${width}.webp`, webp.data);
    stored = { width: webp.info.width, height: webp.info.height };
  }
  const smallest = sharp(largest).resize({ width: smallestWidth, withoutEnlargement: true });
  await writeWhole(folder, `${stem}-${smallestWidth}.webp`, await smallest.webp({ quality: 75 }).toBuffer());
  return { url: `/files/${stem}-1080.webp`, ...stored };
}
