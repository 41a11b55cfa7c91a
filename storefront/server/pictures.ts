import { createReadStream, existsSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { mediaType } from "./media-types";

const safeName = /^\/([a-z0-9][a-z0-9/_-]*)(-\d+\.(?:avif|webp|jpg))$/;

const fileAt = async (disk: string) => {
  const found = await stat(disk).catch(() => undefined);
  return found?.isFile() ? { disk, found } : undefined;
};

/** By the name that a picture had, the name it has; empty where no picture was renamed. */
function earlierNamesIn(folder: string): Map<string, string> {
  const file = join(folder, "earlier-names.json");
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8"))) : []);
}

/**
 * Serves the demo's pictures from `drawn` in a folder. A shop that was filled before a picture was renamed goes on naming
 * it as it was called then. Browsers ask again after a week, as a picture that is drawn anew keeps its name.
 */
export function pictureServer(folder: string) {
  const earlier = earlierNamesIn(folder);
  return async (path: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const [, name = "", size = ""] = safeName.exec(path) ?? [];
    if (!name) return false;
    const drawn = join(folder, "drawn");
    const now = earlier.get(name);
    const file = (await fileAt(join(drawn, name + size))) ?? (now && (await fileAt(join(drawn, now + size))));
    if (!file) return false;
    const { disk, found } = file;
    const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    res.setHeader("Cache-Control", "public, max-age=604800, stale-while-revalidate=31536000");
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
