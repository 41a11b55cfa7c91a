import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import Negotiator from "negotiator";
import { Piscina } from "piscina";
import { env } from "../../platform/env";
import { threadOf } from "../../platform/places";
import type { RawRoute } from "../pipeline/listener";
import type { Description } from "./describe";

/** As bytes, plain and compressed: otherwise a megabyte would be encoded again for each request. */
type Text = { plain: Buffer; gzipped: Buffer };
type Written = { json: Text; page: Text; pagePolicy: string };

async function bytesOf(text: string): Promise<Text> {
  const plain = Buffer.from(text);
  return { plain, gzipped: await promisify(gzip)(plain) };
}

let written: Promise<Written> | undefined;

/** Created on the first request, in a separate thread so that other requests do not wait for it. */
function writeOnce(): Promise<Written> {
  written ??= write().catch((error) => {
    written = undefined;
    throw error;
  });
  return written;
}

async function write(): Promise<Written> {
  const writer = new Piscina<string, Description>({
    ...threadOf(join(__dirname, "describe")),
    name: "describeCalls",
    maxThreads: 1,
  });
  try {
    const { json, page, pagePolicy } = await writer.run(env().PUBLIC_URL);
    return { json: await bytesOf(json), page: await bytesOf(page), pagePolicy };
  } finally {
    await writer.destroy();
  }
}

function send(req: IncomingMessage, res: ServerResponse, type: string, { plain, gzipped }: Text): void {
  const isGzip = new Negotiator(req).encoding(["gzip", "identity"]) === "gzip";
  const body = isGzip ? gzipped : plain;
  res.setHeader("content-type", `${type}; charset=utf-8`);
  res.setHeader("cache-control", "public, max-age=300");
  res.setHeader("vary", "Accept-Encoding");
  if (isGzip) res.setHeader("content-encoding", "gzip");
  res.setHeader("content-length", body.length);
  res.end(body);
}

const description: RawRoute = async (req, res) => {
  send(req, res, "application/json", (await writeOnce()).json);
};

const page: RawRoute = async (req, res) => {
  const { page: html, pagePolicy } = await writeOnce();
  res.setHeader("content-security-policy", pagePolicy);
  send(req, res, "text/html", html);
};

/** The API description as JSON and as a page. */
export const descriptionRoutes: Record<string, RawRoute> = {
  "GET /api/openapi.json": description,
  "GET /api/docs": page,
};
