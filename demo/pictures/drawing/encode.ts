import { rename } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { previewWidth, smallestWidth, zoomWidth } from "../../../backend/src/contract/pictures";

/** The widths in pixels of every product picture. */
export const widths = [320, 640, 1080] as const;
/** The widths of the wide scenes of the home page: one more, for large screens. */
export const sceneWidths = [...widths, 1600] as const;
const types = ["avif", "webp"] as const;

/** The files of a picture: both types at each width, the smallest one and the one to zoom into as WebP only, a JPEG for previews of links. */
export const filesOf = (name: string, kept: readonly number[]): string[] => [
  `${name}-${smallestWidth}.webp`,
  `${name}-${zoomWidth}.webp`,
  `${name}-${previewWidth}.jpg`,
  ...kept.flatMap((width) => types.map((type) => `${name}-${width}.${type}`)),
];

export type Drawn = { width: number; height: number; colour: string };

/** Writes a picture as all of its files; each file appears complete or not at all. */
export async function writeFiles(
  png: Buffer,
  folder: string,
  name: string,
  kept: readonly number[],
): Promise<Drawn> {
  let drawn: Drawn = { width: 0, height: 0, colour: "#ffffff" };
  for (const width of kept) {
    const scaled = sharp(png).resize(width, null, { kernel: "lanczos3" });
    for (const type of types) {
      const file = join(folder, `${name}-${width}.${type}`);
      const encoded =
        type === "avif"
          ? scaled.clone().avif({ quality: 50, effort: 4 })
          : scaled.clone().webp({ quality: 72, effort: 4 });
      const { height } = await encoded.toFile(`${file}.part`);
      await rename(`${file}.part`, file);
      drawn = { ...drawn, width, height };
    }
  }
  await writeWebp(png, folder, name, smallestWidth, 60);
  await writeWebp(png, folder, name, zoomWidth, 72);
  await writePreview(png, folder, name);
  return { ...drawn, colour: await mainColour(png) };
}

/** Writes one of the files that are kept as WebP only. */
async function writeWebp(picture: Buffer, folder: string, name: string, width: number, quality: number) {
  const file = join(folder, `${name}-${width}.webp`);
  await sharp(picture)
    .resize(width, null, { kernel: "lanczos3" })
    .webp({ quality, effort: 6 })
    .toFile(`${file}.part`);
  await rename(`${file}.part`, file);
}

async function writePreview(picture: Buffer, folder: string, name: string) {
  const file = join(folder, `${name}-${previewWidth}.jpg`);
  await sharp(picture)
    .resize(previewWidth, null, { kernel: "lanczos3" })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(`${file}.part`);
  await rename(`${file}.part`, file);
}

/** The placeholder colour of a picture while it loads: the mean of its middle, as hex. */
async function mainColour(png: Buffer): Promise<string> {
  const { width, height } = await sharp(png).metadata();
  const middle = {
    left: Math.round(width * 0.3),
    top: Math.round(height * 0.3),
    width: Math.round(width * 0.4),
    height: Math.round(height * 0.4),
  };
  const { channels } = await sharp(png).extract(middle).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"))
    .join("")}`;
}
