import type { IncomingMessage } from "node:http";

const largestBytes = 1_000_000;

/** The body of a request; throws beyond 1 MB. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largestBytes) throw new Error("body too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same as text. */
export const readText = async (request: IncomingMessage): Promise<string> =>
  (await readBytes(request)).toString("utf8");

/** The body as an object: JSON, or the fields of a form. Throws if it is neither. */
export async function readFields(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (text === "") return {};
  if (request.headers["content-type"]?.includes("x-www-form-urlencoded"))
    return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text) as Record<string, unknown>;
}
