import { codeHash, isCode, newCode } from "../../account/one-time-code";
import { seal } from "../../notify/sealed";

export const orderCodeMinutes = 30;
/** How many codes may be asked for in a day beside the first. */
export const sentAgainPerDay = 5;

const about = (orderId: string) => `order:${orderId}`;

/** A new code for an order: its hash, and the code itself sealed for those who send it. */
export function newOrderCode(orderId: string): { hash: Buffer; secret: string } {
  const code = newCode();
  return { hash: codeHash(about(orderId), code), secret: seal(code) };
}

export const isOrderCode = (kept: Buffer, orderId: string, code: string) =>
  isCode(kept, about(orderId), code);
