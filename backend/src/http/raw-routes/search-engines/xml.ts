import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import Negotiator from "negotiator";
import { refuse } from "../../../contract/refusal";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** XML 1.0 has no way to write these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands in XML, between tags and in attributes. */
export const escapeXml = (text: string): string =>
  text.replace(unwritable, "").replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** An element of a text; nothing for a blank one. */
export const element = (name: string, text: string | null): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";

/** The headers of an XML file that anyone may keep for so long. */
export const xmlHeaders = (freshSeconds: number) => ({
  "content-type": "application/xml; charset=utf-8",
  "cache-control": `public, max-age=${freshSeconds}`,
});

/** Files that are being written: each reads the whole catalogue, so strangers must not have many at once. */
const mostAtOnce = 4;
let underWay = 0;

/**
 * Sends an XML file as it is written, as fast as it is read. The first part is written before the status is sent, so
 * that a failing database is a failure of the request. Throws 503 while too many files are being written.
 */
export async function sendXml(
  req: IncomingMessage,
  res: ServerResponse,
  { parts, freshSeconds }: { parts: AsyncGenerator<string>; freshSeconds: number },
): Promise<void> {
  if (underWay >= mostAtOnce) throw refuse.unavailable();
  underWay += 1;
  try {
    const first = await parts.next();
    const isPacked = new Negotiator(req).encodings(["gzip", "identity"])[0] === "gzip";
    res.writeHead(200, {
      ...xmlHeaders(freshSeconds),
      vary: "Accept-Encoding",
      ...(isPacked && { "content-encoding": "gzip" }),
    });
    if (req.method === "HEAD") return void res.end();
    const all = Readable.from(rest(first, parts), { objectMode: false });
    await (isPacked ? pipeline(all, createGzip({ level: 4 }), res) : pipeline(all, res));
  } catch (error) {
    // Who leaves before the end gets no other answer.
    if ((error as { code?: string }).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  } finally {
    underWay -= 1;
    await parts.return(undefined);
  }
}

async function* rest(first: IteratorResult<string>, parts: AsyncGenerator<string>): AsyncGenerator<string> {
  if (!first.done) yield first.value;
  yield* parts;
}
