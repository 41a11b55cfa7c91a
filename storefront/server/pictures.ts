import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { mediaType } from "./media-types";

const safeName = /^\/[a-z0-9][a-z0-9/_-]*-\d+\.(avif|webp|jpg)$/;

/** Serves the drawn product pictures. Their names change with their content, so browsers may cache them forever. */
export function pictureServer(folder: string) {
  return async (path: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (!safeName.test(path)) return false;
    const disk = join(folder, path);
    const found = await stat(disk).catch(() => undefined);
    if (!found?.isFile()) return false;
    const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    res.setHeader("ETag", etag);
    if (req.headers["if-none-match"] === etag) {
      res.writeHead(304).end();
      return true;
    }
    res.writeHead(200, { "Content-Type": mediaType(disk), "Content-Length": found.size });
    if (req.method === "HEAD") res.end();
    else await pipeline(createReadStream(disk), res).catch(() => res.destroy());
    return true;
  };
}
