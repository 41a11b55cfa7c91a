/**
 * What another page tells the login form through the history entry; it survives a reload and never leaves the
 * browser.
 */
export type LoginNote =
  | { kind: "registered"; email: string; userName: string }
  | { kind: "passwordReset"; email: string };

/** The note in a history state, if it holds one. */
export function readLoginNote(state: unknown): LoginNote | undefined {
  if (typeof state !== "object" || state === null || !("note" in state)) return undefined;
  const note = state.note;
  if (typeof note !== "object" || note === null || !("kind" in note) || !("email" in note)) return undefined;
  const { email } = note;
  if (typeof email !== "string") return undefined;
  if (note.kind === "passwordReset") return { kind: "passwordReset", email };
  const userName = "userName" in note && typeof note.userName === "string" ? note.userName : "";
  return note.kind === "registered" ? { kind: "registered", email, userName } : undefined;
}
