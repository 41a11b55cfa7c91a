import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { chooseEncoding, compress, type Encoding, isCompressible } from "./encoding";
import { mediaType } from "./media-types";

type ShelvedFile = { type: string; etag: string; bodies: Map<Encoding, Buffer | Promise<Buffer>> };

/**
 * A folder of built files held in memory with their compressed versions. Those made at build time (`.br`, `.gz`) are
 * read from disk; others are compressed once, at the first request. Because they are in memory they outlive their
 * folder: a new build deletes the running shop's files. `sirv` opens files on every request, and a missing one ends
 * the process (its stream has no error handler).
 */
export class StaticFiles {
  readonly #files = new Map<string, ShelvedFile>();

  constructor(folder: string, skip: (path: string) => boolean = () => false) {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).slice(folder.length);
      if (entry.isFile() && !/\.(br|gz)$/.test(path) && !skip(path)) this.#shelve(folder, path);
    }
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Sends the file in the browser's preferred encoding; returns false if there is no such file. */
  async serve(
    path: string,
    req: IncomingMessage,
    res: ServerResponse,
    cacheControl: string,
  ): Promise<boolean> {
    const file = this.#files.get(path);
    if (!file) return false;
    const packable = isCompressible(file.type);
    const encoding = packable ? chooseEncoding(req.headers["accept-encoding"]) : "identity";
    const etag = encoding === "identity" ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
    res.setHeader("Cache-Control", cacheControl);
    res.setHeader("ETag", etag);
    if (packable) res.setHeader("Vary", "Accept-Encoding");
    if (req.headers["if-none-match"]?.includes(etag)) return end(res, 304);
    const body = await this.#body(file, encoding);
    res.setHeader("Content-Type", file.type);
    res.setHeader("Content-Length", body.length);
    if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
    return end(res, 200, req.method === "HEAD" ? undefined : body);
  }

  #shelve(folder: string, path: string) {
    const disk = join(folder, path);
    const body = readFileSync(disk);
    const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([["identity", body]]);
    if (existsSync(`${disk}.br`)) bodies.set("br", readFileSync(`${disk}.br`));
    if (existsSync(`${disk}.gz`)) bodies.set("gzip", readFileSync(`${disk}.gz`));
    const etag = createHash("sha256").update(body).digest("base64url").slice(0, 20);
    this.#files.set(path.replaceAll("\\", "/"), { type: mediaType(path), etag, bodies });
  }

  #body(file: ShelvedFile, encoding: Encoding): Buffer | Promise<Buffer> {
    const known = file.bodies.get(encoding);
    if (known) return known;
    const packed = compress(file.bodies.get("identity") as Buffer, encoding);
    file.bodies.set(encoding, packed);
    return packed;
  }
}

function end(res: ServerResponse, status: number, body?: Buffer): true {
  res.statusCode = status;
  res.end(body);
  return true;
}
