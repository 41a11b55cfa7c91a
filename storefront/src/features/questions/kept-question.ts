import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/** What a question is about, and whose it is; undefined: a guest's, which waits for whoever signs in then. */
type Whose = { productId: string; userId: string | undefined };

const isKept = (kept: unknown): kept is { productId: string; userId?: unknown; question: string } =>
  typeof kept === "object" &&
  kept !== null &&
  "productId" in kept &&
  "question" in kept &&
  typeof kept.question === "string";

/** What somebody has typed about this product in this tab; it survives signing in, not out. Blank if it is nothing, or another's. */
export function keptQuestion({ productId, userId }: Whose): string {
  const kept = parseStored(readSession(sessionKeys.question));
  if (!isKept(kept) || kept.productId !== productId) return "";
  return kept.userId === undefined || kept.userId === userId ? kept.question : "";
}

export function keepQuestion({ productId, userId }: Whose, question: string): void {
  if (question === "") removeSession(sessionKeys.question);
  else writeSession(sessionKeys.question, JSON.stringify({ productId, userId, question }));
}
