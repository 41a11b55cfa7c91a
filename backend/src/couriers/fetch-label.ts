import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { log } from "../platform/log";
import { labelOf } from "./label";

const patienceMs = 8_000;
/** A label is one page; anything larger is something else. */
const mostBytes = 5_000_000;

/** The body as far as `mostBytes`; throws beyond. */
async function readLimited(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new Error("The label is too large");
    }
    chunks.push(value);
  }
}

/** The label of one of an order's parcels as the courier's file. 409 `no_label`, also if it can't be fetched. */
export async function fetchLabel(orderId: string, nth: number): Promise<Buffer> {
  const url = await labelOf(orderId, nth);
  try {
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok || !response.body) throw new Error(`The label's address answered ${response.status}`);
    return await readLimited(response.body);
  } catch (error) {
    log.warn({ err: error, order: orderId }, "a label can't be fetched");
    throw refuse.conflict("no_label", messages.labelUnreadable);
  }
}
