import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { refuse } from "../contract/refusal";
import { env } from "../platform/env";
import type { RawRoute } from "./pipeline/listener";

/** The only file types that we write: pictures that we encoded ourselves. Nothing else is served. */
const types: Record<string, string> = { ".webp": "image/webp", ".avif": "image/avif" };

/** Serves an uploaded picture by its random name: cached by browsers for ever, never executed as a page. */
export const serveFile: RawRoute = async (req, res, path) => {
  const name = path.slice("/files/".length);
  const type = types[extname(name)];
  if (!type || !/^[a-z0-9-]{1,120}\.[a-z]{3,5}$/.test(name)) throw refuse.notFound();
  const file = join(env().DATA_DIR, "files", name);
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
  if (size === undefined) throw refuse.notFound();
  res.setHeader("content-type", type);
  res.setHeader("content-length", size);
  res.setHeader("cache-control", "public, max-age=31536000, immutable");
  res.setHeader("content-security-policy", "default-src 'none'; sandbox");
  res.setHeader("cross-origin-resource-policy", "cross-origin");
  if (req.method === "HEAD") res.end();
  else await pipeline(createReadStream(file), res);
};
