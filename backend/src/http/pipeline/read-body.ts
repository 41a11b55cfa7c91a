import type { IncomingMessage } from "node:http";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";

export type BodyKind = "json" | "multipart" | "raw";

/** Our deepest body has five levels. */
const deepest = 32;
const [quote, backslash, openList, closeList, openObject, closeObject] = Buffer.from('"\\[]{}');

const tooLarge = () => new Refusal(413, "too_large", messages.tooLarge);
const wrongType = () => new Refusal(415, "wrong_type", messages.wrongType);
const malformed = () => new Refusal(400, "malformed", messages.malformed);

/** Whether the request has a body, read or not. */
export function carriesBody({ headers }: IncomingMessage): boolean {
  return (
    headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0").replace(/^0+/, "") !== ""
  );
}

/** Checks the declared size and type before reading a byte; throws 413 or 415. */
export function checkBodyHeaders(req: IncomingMessage, kind: BodyKind, limit: number): void {
  if (!carriesBody(req)) return;
  if (Number(req.headers["content-length"] ?? 0) > limit) throw tooLarge();
  const type = req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  const wanted = { json: /^application\/([a-z.]+\+)?json$/, multipart: /^multipart\/form-data$/, raw: /^/ };
  const encoding = req.headers["content-encoding"] ?? "identity";
  if (!wanted[kind].test(type) || encoding !== "identity") throw wrongType();
}

/** All bytes of the request; throws 413 as soon as they exceed `limit`, and leaves the rest unread. */
export async function readBytes(req: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // If left early, a stream's default iterator would close the connection before a response could be sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** Whether JSON text is nested deeper than any call allows; a parser would build it all first. */
function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) isInText = !isInText;
    else if (isInText) at += byte === backslash ? 1 : 0;
    else if (byte === openList || byte === openObject) depth += 1;
    else if (byte === closeList || byte === closeObject) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** The JSON object in the body, `{}` for an empty one; throws 413 above `limit` bytes, 400 for anything else. */
export async function readJson(req: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  if (!carriesBody(req)) return {};
  const bytes = await readBytes(req, limit);
  if (bytes.length === 0) return {};
  if (isTooDeep(bytes)) throw malformed();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed();
  return value as Record<string, unknown>;
}
