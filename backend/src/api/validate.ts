import type { z } from "zod";
import { messages } from "../contract/messages";
import { type FieldError, refuse } from "../contract/refusal";

type Parts = { params?: unknown; query?: unknown; body?: unknown };
type Schemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType };

/** One error a field, the first that was found: a form shows no more. */
function fieldErrors(error: z.ZodError): FieldError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = path.join(".");
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}

/** For the faults that an entry has no sentence of its own for; zod's would speak of types. */
const plainWords = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? "This is needed" : "This is not valid"),
};

/** Runs the schemas of an entry over the raw parts: unnamed fields fall away, faults throw 422 with the fields. */
export function validate(schemas: Schemas, raw: Parts): Parts {
  const clean: Parts = {};
  const errors: FieldError[] = [];
  for (const part of ["params", "query", "body"] as const) {
    const outcome = schemas[part]?.safeParse(raw[part], plainWords);
    if (outcome?.success) clean[part] = outcome.data;
    else if (outcome) errors.push(...fieldErrors(outcome.error));
  }
  if (errors.length > 0) throw refuse.invalid(errors, errors.length > 1 ? messages.invalid : undefined);
  return clean;
}

/**
 * The query as an object; a key that is given twice becomes a list, which no schema of ours takes by accident.
 * Throws 422 for a NUL, which PostgreSQL cannot even compare with.
 */
export function parseQuery(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  if (search === "") return query;
  for (const [key, value] of new URLSearchParams(search)) {
    if (key === "__proto__") continue;
    if (value.includes("\u0000")) throw refuse.invalid([{ field: key, message: messages.invalid }]);
    const earlier = Object.hasOwn(query, key) ? query[key] : undefined;
    query[key] = earlier === undefined ? value : [earlier, value].flat();
  }
  return query;
}
