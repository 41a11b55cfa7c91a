import { chmodSync, chownSync, closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { RunAs } from "../postgres/run-as";

const block = 512;
const text = (header: Buffer, from: number, length: number) =>
  header
    .subarray(from, from + length)
    .toString("utf8")
    .replace(/\0.*$/s, "");
const octal = (header: Buffer, from: number, length: number) =>
  Number.parseInt(text(header, from, length).trim() || "0", 8);

/** Reads a given number of bytes at a time from a stream of chunks. */
class Reader {
  #parts: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#parts = source[Symbol.asyncIterator]();
  }

  /** At most `most` bytes, at least one; undefined at the end. */
  async some(most: number): Promise<Buffer | undefined> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#parts.next();
      if (done) return undefined;
      this.#rest = value;
    }
    const taken = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(taken.length);
    return taken;
  }

  /** Exactly this many bytes; undefined at the end. */
  async all(length: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0; ) {
      const part = await this.some(left);
      if (!part && parts.length === 0) return undefined;
      if (!part) throw new Error("The archive ends in the middle.");
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }
}

/** Unpacks PostgreSQL's own tar (files and folders, short names) into `folder`, accessible to `user` only. */
export async function untar(source: AsyncIterable<Buffer>, folder: string, user: RunAs): Promise<void> {
  const reader = new Reader(source);
  const give = (path: string, mode: number) => {
    chmodSync(path, mode);
    if (user) chownSync(path, user.uid, user.gid);
  };
  mkdirSync(folder, { mode: 0o700 });
  give(folder, 0o700);
  for (;;) {
    const header = await reader.all(block);
    if (!header || header.every((byte) => byte === 0)) return;
    const name = [text(header, 345, 155), text(header, 0, 100)].filter(Boolean).join("/");
    const kind = text(header, 156, 1);
    const size = octal(header, 124, 12);
    if (name.startsWith("/") || name.split("/").includes(".."))
      throw new Error(`${name} leads out of the folder.`);
    const path = join(folder, name);
    if (kind === "5") {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      give(path, 0o700);
    } else if (kind === "0" || kind === "") {
      const file = openSync(path, "w", 0o600);
      for (let left = size; left > 0; ) {
        const part = await reader.some(left);
        if (!part) throw new Error(`${name} ends in the middle.`);
        writeSync(file, part);
        left -= part.length;
      }
      closeSync(file);
      give(path, 0o600);
      await reader.all((block - (size % block)) % block);
    } else {
      throw new Error(`${name} is neither a file nor a folder.`);
    }
  }
}
