import type { ConflictField, EditConflict } from "@contract/edits";
import { HttpError } from "react-admin";

export type { ConflictField, EditConflict };

/** Whose value of a field is kept. */
export type Choice = "mine" | "theirs";
export type Choices = Readonly<Record<string, Choice>>;

/** What somebody else has changed meanwhile, if that is why the shop refused; undefined for other refusals. */
export function conflictOf(error: unknown): EditConflict | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const body = error.body as { code?: string; data?: EditConflict } | null;
  return body?.code === "edit_conflict" ? body.data : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields of a form that changed since it was opened: only these are sent. */
export function changedOf(opened: Fields, now: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => !isSame(opened[field], value)));
}
