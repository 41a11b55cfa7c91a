import { PassThrough } from "node:stream";
import { Client, Query } from "../platform/db/driver";

/** Members of the driver's connection that its types lack. */
type Connection = { stream: { pause: () => void; resume: () => void } };
type CopyHandler = { handleCopyData: (message: { chunk: Buffer }, connection: Connection) => void };

const letters = { archive: "n".charCodeAt(0), manifest: "m".charCodeAt(0), data: "d".charCodeAt(0) };

/**
 * All files of a running PostgreSQL as one tar, read like pg_basebackup does: by the replication protocol, with the
 * WAL written meanwhile, so that the files are of one moment although orders go on.
 */
export async function* baseBackup(databaseUrl: string): AsyncGenerator<Buffer> {
  const client = new Client({ connectionString: databaseUrl, replication: "true" } as object);
  await client.connect();
  const out = new PassThrough({ highWaterMark: 1 << 20 });
  let isBase = false;
  let archives = 0;
  let isPaused = false;
  const query = new Query(
    "BASE_BACKUP (LABEL 'shop', CHECKPOINT 'fast', WAL true, MANIFEST 'no', TABLESPACE_MAP false)",
  );
  // The driver passes a COPY to its query, which ignores it.
  (query as unknown as CopyHandler).handleCopyData = ({ chunk }, { stream }) => {
    const [letter] = chunk;
    if (letter === letters.archive) {
      archives += 1;
      isBase = archives === 1;
      if (!isBase)
        out.destroy(new Error("Tablespaces outside the data folder cannot be backed up this way."));
    }
    if (letter === letters.manifest) isBase = false;
    if (letter !== letters.data || !isBase) return;
    // Data that was already read still arrives after the socket is paused.
    if (out.write(Buffer.from(chunk.subarray(1))) || isPaused) return;
    isPaused = true;
    stream.pause();
    out.once("drain", () => {
      isPaused = false;
      stream.resume();
    });
  };
  query.once("end", () => out.end());
  query.once("error", (error) => out.destroy(error));
  client.once("error", (error) => out.destroy(error));
  client.query(query);
  try {
    for await (const chunk of out) yield chunk;
  } finally {
    await client.end().catch(() => {});
  }
}
