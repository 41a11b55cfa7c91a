import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

export type Hashed = { bytes: number; sha256: string };

/** Readable and writable by the owner only: a backup holds all users' addresses. */
const ownerOnly = 0o600;

/** Sends what `source` yields through `steps` into a new file, with fsync; returns its size and checksum. */
export async function writeHashed(
  file: string,
  source: Iterable<Buffer> | AsyncIterable<Buffer>,
  steps: Transform[] = [],
): Promise<Hashed> {
  const hash = createHash("sha256");
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const out = createWriteStream(file, { mode: ownerOnly, flags: "wx" });
  await pipeline([Readable.from(source), ...steps, meter, out]);
  await syncPath(file);
  return { bytes, sha256: hash.digest("hex") };
}

export async function hashOf(file: string): Promise<Hashed> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Fsyncs a file or a folder's entries. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}
