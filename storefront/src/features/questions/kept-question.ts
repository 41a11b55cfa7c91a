import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

const isKept = (kept: unknown): kept is { productId: string; question: string } =>
  typeof kept === "object" &&
  kept !== null &&
  "productId" in kept &&
  "question" in kept &&
  typeof kept.question === "string";

/** What somebody has typed about this product in this tab; it survives signing in, not out. Blank if it is nothing. */
export function keptQuestion(productId: string): string {
  const kept = parseStored(readSession(sessionKeys.question));
  return isKept(kept) && kept.productId === productId ? kept.question : "";
}

export function keepQuestion(productId: string, question: string): void {
  if (question === "") removeSession(sessionKeys.question);
  else writeSession(sessionKeys.question, JSON.stringify({ productId, question }));
}
