import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { PublicIdentity } from "@contract/shop-identity";
import { escapeHtml } from "./document";
import { StaticFiles } from "./static-files";

/** Placeholder in the built page for a response's nonce (admin/vite.config.ts). */
const nonceMark = "NONCE-OF-THIS-ANSWER";

/** Placeholder for the shop's name (admin/index.html). */
const nameMark = "NAME-OF-THE-SHOP";

/** The built panel: its files and its one HTML page. */
type Built = { files: StaticFiles; page: string };

function readBuilt(folder: string): Built | undefined {
  const page = join(folder, "index.html");
  if (!existsSync(page)) return undefined;
  return {
    files: new StaticFiles(folder, (path) => path === "/index.html"),
    page: readFileSync(page, "utf8"),
  };
}

/** The admin panel's built files under /admin; every other path there gets its one page, which does its own routing. */
export function panelServer(folder: string, policy: (nonce: string) => string) {
  let built = readBuilt(folder);

  /** Each response has its own nonce, so none is cached. */
  function showPage(page: string, name: string, req: IncomingMessage, res: ServerResponse): void {
    const nonce = randomBytes(16).toString("base64");
    const html = Buffer.from(page.replaceAll(nonceMark, nonce).replaceAll(nameMark, () => escapeHtml(name)));
    res.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": html.length,
      "Content-Security-Policy": policy(nonce),
      "Cache-Control": "no-store",
    });
    res.end(req.method === "HEAD" ? undefined : html);
  }

  return async (
    pathname: string,
    req: IncomingMessage,
    res: ServerResponse,
    shop: () => Promise<PublicIdentity>,
  ): Promise<void> => {
    // In development and in tests it may be built while the server runs: checked again until it is there.
    built ??= readBuilt(folder);
    const path = pathname.slice("/admin".length);
    const isAsset = path.startsWith("/assets/");
    const cache = isAsset ? "public, max-age=31536000, immutable" : "no-cache";
    if (built && path.length > 1 && (await built.files.serve(path, req, res, cache))) return;
    res.setHeader("X-Robots-Tag", "noindex, nofollow");
    if (built && !isAsset) return showPage(built.page, (await shop()).name.en, req, res);
    res.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    res.end(isAsset ? "There is no such file" : "The admin panel has not been built yet");
  };
}
