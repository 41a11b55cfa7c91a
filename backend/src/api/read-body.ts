import type { IncomingMessage } from "node:http";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";

const megabyte = 1024 * 1024;
/** What a request may carry: JSON 1 MB, a form with a file 8 MB and its wrapping. */
export const bodyLimits = { json: megabyte, raw: megabyte, multipart: 8 * megabyte + 64 * 1024 } as const;
export type BodyKind = keyof typeof bodyLimits;

const tooLarge = () => new Refusal(413, "too_large", messages.tooLarge);
const wrongType = () => new Refusal(415, "wrong_type", messages.wrongType);
const malformed = () => new Refusal(400, "malformed", messages.malformed);

function carriesBody({ headers }: IncomingMessage): boolean {
  return (
    headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0").replace(/^0+/, "") !== ""
  );
}

/** Checks the announced size and type before a byte is read; throws 413 or 415. */
export function checkBodyHeaders(req: IncomingMessage, kind: BodyKind): void {
  if (!carriesBody(req)) return;
  if (Number(req.headers["content-length"] ?? 0) > bodyLimits[kind]) throw tooLarge();
  const type = req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  const wanted = { json: /^application\/([a-z.]+\+)?json$/, multipart: /^multipart\/form-data$/, raw: /^/ };
  const encoding = req.headers["content-encoding"] ?? "identity";
  if (!wanted[kind].test(type) || encoding !== "identity") throw wrongType();
}

/** All bytes of the request; throws 413 as soon as they are more than `limit`. */
export async function readBytes(req: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** The JSON object in the body, `{}` for an empty one; throws 400 for anything else. */
export async function readJson(req: IncomingMessage): Promise<Record<string, unknown>> {
  if (!carriesBody(req)) return {};
  const bytes = await readBytes(req, bodyLimits.json);
  if (bytes.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed();
  return value as Record<string, unknown>;
}
