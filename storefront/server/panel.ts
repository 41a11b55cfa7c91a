import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { FileShelf } from "./file-shelf";

/** Stands in the built page where an answer's nonce goes (admin/vite.config.ts). */
const nonceMark = "NONCE-OF-THIS-ANSWER";

/** The panel as it was built: its files, and the one page that it starts from. */
type Built = { files: FileShelf; page: string };

function readBuilt(folder: string): Built | undefined {
  const page = join(folder, "index.html");
  if (!existsSync(page)) return undefined;
  return {
    files: new FileShelf(folder, (path) => path === "/index.html"),
    page: readFileSync(page, "utf8"),
  };
}

/** The admin panel's built files under /admin; every other path there is its one page, which routes by itself. */
export function panelServer(folder: string, policy: (nonce: string) => string) {
  let built = readBuilt(folder);

  /** Each answer has a nonce of its own, so none is kept. */
  function showPage(page: string, req: IncomingMessage, res: ServerResponse): void {
    const nonce = randomBytes(16).toString("base64");
    const html = Buffer.from(page.replaceAll(nonceMark, nonce));
    res.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": html.length,
      "Content-Security-Policy": policy(nonce),
      "Cache-Control": "no-store",
    });
    res.end(req.method === "HEAD" ? undefined : html);
  }

  return async (pathname: string, req: IncomingMessage, res: ServerResponse): Promise<void> => {
    // Built while we run, in development and in tests: looked for again until it is there.
    built ??= readBuilt(folder);
    const path = pathname.slice("/admin".length);
    const isAsset = path.startsWith("/assets/");
    const cache = isAsset ? "public, max-age=31536000, immutable" : "no-cache";
    if (built && path.length > 1 && (await built.files.serve(path, req, res, cache))) return;
    res.setHeader("X-Robots-Tag", "noindex, nofollow");
    if (built && !isAsset) return showPage(built.page, req, res);
    res.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    res.end(isAsset ? "There is no such file" : "The admin panel has not been built yet");
  };
}
