import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sent } from "./pipeline/route";

/** Sends a CSV file, as it is made or whole, under this name. */
export async function sendCsv(
  res: ServerResponse,
  name: string,
  text: AsyncIterable<string> | string,
): Promise<typeof sent> {
  res.setHeader("content-type", "text/csv; charset=utf-8");
  res.setHeader("content-disposition", `attachment; filename="${name}.csv"`);
  res.setHeader("cache-control", "no-store");
  await pipeline(typeof text === "string" ? Readable.from([text]) : Readable.from(text), res);
  return sent;
}
