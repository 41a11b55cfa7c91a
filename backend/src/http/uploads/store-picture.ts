import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { messages } from "../../contract/messages";
import { pictureWidths, previewWidth, smallestWidth, zoomWidth } from "../../contract/pictures";
import { Refusal, refuse } from "../../contract/refusal";
import type { NewFile } from "../../platform/files/files";
import { type PictureLetter, pictureTypes, pictureUrl } from "../../platform/files/picture-names";
import { keepRenditions } from "./keep-renditions";
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

/** So many wait at most: the last of them still gets its response before the web process gives up on it. */
const longestQueue = 8;
const longestSeconds = 20;

let queue: Promise<unknown> = Promise.resolve();
let queued = 0;

/** One picture at a time: encoding takes a whole core, and requests need the others. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

/**
 * Decodes a picture, encodes it at three widths as AVIF and WebP, as WebP alone at a small one and at one to zoom into, and as JPEG for
 * previews of links, under a random name that begins with `letter`, keeps all of them by the engine's File module, and returns the URL of the WebP of
 * the widest that pages show (`contract/pictures` derives the others). It names the picture, not the place where it is kept. 415 if it is not a picture, 422 for too many pixels, 503 if too many
 * wait already or the files cannot be kept.
 */
export async function storePicture(bytes: Buffer, letter: PictureLetter = "u"): Promise<StoredPicture> {
  if (queued >= longestQueue) throw refuse.unavailable();
  queued += 1;
  try {
    const { renditions, ...stored } = await inTurn(async () => encode(await open(bytes), letter));
    await keepRenditions(renditions);
    return stored;
  } finally {
    queued -= 1;
  }
}

async function encode(
  original: Sharp,
  letter: PictureLetter,
): Promise<StoredPicture & { renditions: NewFile[] }> {
  const stem = `${letter}${randomBytes(12).toString("hex")}`;
  const renditions: NewFile[] = [];
  const add = (width: number, ending: "avif" | "webp" | "jpg", encoded: Buffer) =>
    renditions.push({ name: `${stem}-${width}.${ending}`, mimeType: pictureTypes[ending], bytes: encoded });
  // Decoded once, to the largest size; the others are made of that.
  const largest = await original
    .resize({ width: zoomWidth, withoutEnlargement: true })
    .toColorspace("srgb")
    .png({ compressionLevel: 0 })
    .timeout({ seconds: longestSeconds })
    .toBuffer()
    .catch(() => {
      throw notAPicture();
    });
  let size = { width: 0, height: 0 };
  for (const width of pictureWidths) {
    const resized = await sharp(largest)
      .resize({ width, withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const [avif, webp] = await Promise.all([
      sharp(resized).avif({ quality: 55, effort: 3 }).toBuffer(),
      sharp(resized).webp({ quality: 80 }).toBuffer({ resolveWithObject: true }),
    ]);
    add(width, "avif", avif);
    add(width, "webp", webp.data);
    size = { width: webp.info.width, height: webp.info.height };
  }
  const smallest = sharp(largest).resize({ width: smallestWidth, withoutEnlargement: true });
  add(smallestWidth, "webp", await smallest.webp({ quality: 75 }).toBuffer());
  add(zoomWidth, "webp", await sharp(largest).webp({ quality: 80 }).toBuffer());
  const preview = sharp(largest).resize({ width: previewWidth, withoutEnlargement: true });
  // JPEG knows no transparency: what is behind a picture is white, as in the shop.
  add(previewWidth, "jpg", await preview.flatten({ background: "#fff" }).jpeg({ quality: 78 }).toBuffer());
  return { url: pictureUrl(stem), ...size, renditions };
}
