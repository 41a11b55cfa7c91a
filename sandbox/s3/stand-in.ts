import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Keys, signatureFault } from "./signature";

/**
 * What is wrong with the service: it closes every connection (`down`), answers nothing (`slow`), says that it is busy
 * (`busy`), or stores a file and closes the connection before it says so (`lost`); from the call after the next `after` on.
 */
export type S3Fault = { kind: "down" | "slow" | "busy" | "lost"; after?: number };
type Stored = { bytes: Buffer; type: string; cache: string };

/** Fewer than S3's 1,000, so that a list of a few files has several parts. */
const listed = 10;
const largestBytes = 10_000_000;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largestBytes) throw new Error("body too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const sendXml = (response: ServerResponse, status: number, xml: string) =>
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);

const statuses: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  SlowDown: 503,
  NotImplemented: 501,
};

const sendFault = (response: ServerResponse, code: string) =>
  sendXml(response, statuses[code] ?? 403, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/**
 * One bucket of a service with S3's protocol, on a port of the loopback address: keeps, gives, lists and deletes files in
 * memory, for whoever signs as S3 wants it; anybody may read, as in a bucket with that policy.
 */
export async function openS3(bucket: string, keys: Keys) {
  const files = new Map<string, Stored>();
  let fault: S3Fault | undefined;
  let calls = 0;

  function list(query: URLSearchParams, response: ServerResponse): void {
    const [prefix, from] = [query.get("prefix") ?? "", query.get("continuation-token") ?? ""];
    const names = [...files.keys()].filter((name) => name.startsWith(prefix) && name > from).sort();
    const part = names.slice(0, listed);
    const rows = part.map(
      (name) => `<Contents><Key>${name}</Key><Size>${files.get(name)?.bytes.length}</Size></Contents>`,
    );
    const more =
      names.length > part.length ? `<NextContinuationToken>${part.at(-1)}</NextContinuationToken>` : "";
    sendXml(
      response,
      200,
      `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${more !== ""}</IsTruncated>${more}${rows.join("")}</ListBucketResult>`,
    );
  }

  function give(file: Stored | undefined, request: IncomingMessage, response: ServerResponse): void {
    if (!file) return void sendFault(response, "NoSuchKey");
    response.writeHead(200, {
      "content-type": file.type,
      "content-length": file.bytes.length,
      "cache-control": file.cache,
      etag: `"${createHash("md5").update(file.bytes).digest("hex")}"`,
    });
    response.end(request.method === "HEAD" ? undefined : file.bytes);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? "/", "http://s3");
    const [, named, ...rest] = url.pathname.split("/");
    const key = decodeURIComponent(rest.join("/"));
    if (named !== bucket) return void sendFault(response, "NoSuchBucket");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPublic = isRead && key !== "" && !request.headers.authorization;
    const isFaulty = !isPublic && fault && calls >= (fault.after ?? 0) ? fault.kind : undefined;
    if (!isPublic) calls += 1;
    if (isFaulty === "down") return void response.destroy();
    // Until the caller gives up.
    if (isFaulty === "slow") return void (await once(request.socket, "close"));
    if (isFaulty === "busy") return void sendFault(response, "SlowDown");
    const refused = isPublic ? undefined : signatureFault(request, body, keys);
    if (refused) return void sendFault(response, refused);
    if (request.method === "PUT" && key !== "") {
      const { "content-type": type = "", "cache-control": cache = "" } = request.headers;
      files.set(key, { bytes: body, type, cache });
      if (isFaulty === "lost") return void response.destroy();
      return void response.writeHead(200, { etag: '"kept"' }).end();
    }
    if (request.method === "DELETE" && key !== "") {
      files.delete(key);
      return void response.writeHead(204).end();
    }
    if (request.method === "GET" && url.searchParams.get("list-type") === "2")
      return list(url.searchParams, response);
    if (isRead) return give(files.get(key), request, response);
    sendFault(response, "NotImplemented");
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** What is in the bucket, by key. */
    files,
    fail(next?: S3Fault): void {
      fault = next;
      calls = 0;
    },
    /** The variables that point a shop to it. */
    variables: {
      S3_BUCKET: bucket,
      S3_REGION: keys.region,
      S3_ACCESS_KEY_ID: keys.keyId,
      S3_SECRET_ACCESS_KEY: keys.secret,
      S3_ENDPOINT: url,
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type S3StandIn = Awaited<ReturnType<typeof openS3>>;
