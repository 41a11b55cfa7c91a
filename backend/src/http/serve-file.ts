import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { smallestWidth } from "../contract/pictures";
import { refuse } from "../contract/refusal";
import { env } from "../platform/env";
import type { RawRoute } from "./pipeline/listener";

/** The only file types that we write: pictures that we encoded ourselves. Nothing else is served. */
const types: Record<string, string> = { ".webp": "image/webp", ".avif": "image/avif" };

/** Uploads of earlier versions have no rendition of this width. */
const smallest = new RegExp(`-${smallestWidth}\\.webp$`);

async function fileOf(name: string): Promise<{ file: string; size: number } | undefined> {
  const file = join(env().DATA_DIR, "files", name);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, size: found.size } : undefined;
}

/** Serves an uploaded picture by its random name: cached by browsers for ever, never executed as a page. */
export const serveFile: RawRoute = async (req, res, path) => {
  const name = path.slice("/files/".length);
  const type = types[extname(name)];
  if (!type || !/^[a-z0-9-]{1,120}\.[a-z]{3,5}$/.test(name)) throw refuse.notFound();
  const found = (await fileOf(name)) ?? (await fileOf(name.replace(smallest, "-320.webp")));
  if (!found) throw refuse.notFound();
  const { file, size } = found;
  res.setHeader("content-type", type);
  res.setHeader("content-length", size);
  res.setHeader("cache-control", "public, max-age=31536000, immutable");
  res.setHeader("content-security-policy", "default-src 'none'; sandbox");
  res.setHeader("cross-origin-resource-policy", "cross-origin");
  if (req.method === "HEAD") res.end();
  else await pipeline(createReadStream(file), res);
};
