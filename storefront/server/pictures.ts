import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { olderRendition } from "@contract/pictures";
import { mediaType } from "./media-types";

const safeName = /^\/[a-z0-9][a-z0-9/_-]*-\d+\.(avif|webp)$/;

async function fileAt(disk: string) {
  const found = await stat(disk).catch(() => undefined);
  return found?.isFile() ? { disk, size: found.size, mtimeMs: found.mtimeMs } : undefined;
}

/** Serves the drawn product pictures. Their names change with their content, so browsers may cache them forever. */
export function pictureServer(folder: string) {
  return async (path: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (!safeName.test(path)) return false;
    const wanted = await fileAt(join(folder, path));
    const older = olderRendition(path);
    const found = wanted ?? (older && (await fileAt(join(folder, older))));
    if (!found) return false;
    const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    res.setHeader("Cache-Control", `public, max-age=${wanted ? "31536000, immutable" : "3600"}`);
    res.setHeader("ETag", etag);
    if (req.headers["if-none-match"] === etag) {
      res.writeHead(304).end();
      return true;
    }
    res.writeHead(200, { "Content-Type": mediaType(found.disk), "Content-Length": found.size });
    if (req.method === "HEAD") res.end();
    else await pipeline(createReadStream(found.disk), res).catch(() => res.destroy());
    return true;
  };
}
