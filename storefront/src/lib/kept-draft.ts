import { plainDigits } from "@contract/digits";
import { parseStored, readSession, removeSession, type sessionKeys, writeSession } from "./storage";

/** What is typed into one form: text by field. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;
export type DraftKey = (typeof sessionKeys)["newAddress" | "ticket" | "checkout"];

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === "object" && kept !== null;

const phone = /(?<!\d)(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g;
/** As long as the number of a card or an account, also in groups of four. */
const longNumber = /\d{11,}|\d{4}(?:[ -]?\d{4,6}){2,}/;
const mayBeKept = (words: string) => !longNumber.test(plainDigits(words).replace(phone, ""));

/**
 * What this tab keeps of a form, for whoever typed it and, typed by a guest, for whoever signs in then. Only of these
 * fields; empty if there is nothing.
 */
export function keptDraft<Field extends string>(
  key: DraftKey,
  userId: string | undefined,
  fields: readonly Field[],
): Partial<Typed<Field>> {
  const kept = parseStored(readSession(key));
  if (!isRecord(kept) || !isRecord(kept.typed)) return {};
  if (kept.userId !== undefined && kept.userId !== userId) return {};
  const { typed } = kept;
  const texts = fields.flatMap((field) => {
    const text = typed[field];
    return typeof text === "string" ? [[field, text]] : [];
  });
  return Object.fromEntries(texts) as Partial<Typed<Field>>;
}

/**
 * Keeps these fields for this tab, until the form is sent or the session ends. A text with a number as long as that of a
 * card or an account is left out.
 */
export function keepDraft<Field extends string>(
  key: DraftKey,
  userId: string | undefined,
  typed: Partial<Typed<Field>>,
): void {
  const texts: Readonly<Partial<Record<string, string>>> = typed;
  const kept = Object.entries(texts).filter(([, text]) => text !== undefined && mayBeKept(text));
  writeSession(key, JSON.stringify({ userId, typed: Object.fromEntries(kept) }));
}

export const isDraftKept = (key: DraftKey): boolean => readSession(key) !== null;
export const forgetDraft = (key: DraftKey): void => removeSession(key);
