import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Sent, sent } from "./pipeline/route";

/** Sends a CSV file, as it is made or whole, under this name; the pipeline ends it. */
export async function sendCsv(
  res: ServerResponse,
  name: string,
  text: AsyncIterable<string> | string,
): Promise<Sent> {
  res.setHeader("content-type", "text/csv; charset=utf-8");
  res.setHeader("content-disposition", `attachment; filename="${name}.csv"`);
  res.setHeader("cache-control", "no-store");
  await pipeline(typeof text === "string" ? Readable.from([text]) : Readable.from(text), res, { end: false });
  return sent;
}
