import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { FileShelf } from "./file-shelf";

/** The admin panel's built files under /admin; every other path there is its one page, which routes by itself. */
export function panelServer(folder: string) {
  let shelf = new FileShelf(folder);
  return async (pathname: string, req: IncomingMessage, res: ServerResponse): Promise<void> => {
    // Built while we run, in development and in tests: looked for again until it is there.
    if (!shelf.has("/index.html") && existsSync(folder)) shelf = new FileShelf(folder);
    const path = pathname.slice("/admin".length);
    const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    if (path.length > 1 && (await shelf.serve(path, req, res, cache))) return;
    res.setHeader("X-Robots-Tag", "noindex, nofollow");
    if (!path.startsWith("/assets/") && (await shelf.serve("/index.html", req, res, "no-cache"))) return;
    res.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    res.end(path.startsWith("/assets/") ? "There is no such file" : "The admin panel has not been built yet");
  };
}
