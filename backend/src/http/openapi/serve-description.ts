import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { Piscina } from "piscina";
import { env } from "../../platform/env";
import { threadOf } from "../../platform/places";
import type { RawRoute } from "../pipeline/listener";
import type { Description } from "./describe";

/** As bytes: otherwise hundreds of kilobytes would be encoded again for each request. */
type Written = { json: Buffer; page: Buffer; pagePolicy: string };

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
    return { json: Buffer.from(json), page: Buffer.from(page), pagePolicy };
  } finally {
    await writer.destroy();
  }
}

function send(res: ServerResponse, type: string, body: Buffer): void {
  res.setHeader("content-type", `${type}; charset=utf-8`);
  res.setHeader("cache-control", "public, max-age=300");
  res.setHeader("content-length", body.length);
  res.end(body);
}

const description: RawRoute = async (_req, res) => {
  send(res, "application/json", (await writeOnce()).json);
};

const page: RawRoute = async (_req, res) => {
  const { page: html, pagePolicy } = await writeOnce();
  res.setHeader("content-security-policy", pagePolicy);
  send(res, "text/html", html);
};

/** The API description as JSON and as a page. */
export const descriptionRoutes: Record<string, RawRoute> = {
  "GET /api/openapi.json": description,
  "GET /api/docs": page,
};
