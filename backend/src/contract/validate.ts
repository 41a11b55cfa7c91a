import type { z } from "zod";
import { type Message, messageOfIssue, messages } from "./messages";
import { overlongList } from "./overlong-list";
import { type FieldError, refuse } from "./refusal";

type Parts = { params?: unknown; query?: unknown; body?: unknown };
type Schemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType };

/** More errors than these are of no use for fixing a request, and a long list of them costs us work. */
const mostFaults = 20;

/** Stores one error per field, the first one: a form shows no more. */
function noteFaults(noted: Map<string, Message>, { issues }: z.ZodError): void {
  for (const issue of issues) {
    const isUnknown = issue.code === "unrecognized_keys";
    const message = isUnknown ? messages.fieldUnknown : messageOfIssue(issue);
    for (const key of isUnknown ? issue.keys : [undefined]) {
      if (noted.size === mostFaults) return;
      const field = [...issue.path, ...(key === undefined ? [] : [key])].join(".");
      if (!noted.has(field)) noted.set(field, message);
    }
  }
}

/** For errors for which the entry has no sentence; zod's own would mention types. */
const plainWords = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? messages.needed.key : messages.notValid.key,
};

/**
 * Runs the schemas of an entry over the raw parts: unknown fields are dropped, or refused where the schema is strict
 * (ADR-0130); errors throw 422 with the first error per field. The length of a list is checked before its elements: zod
 * would check every element first.
 */
export function validate(schemas: Schemas, raw: Parts): Parts {
  const clean: Parts = {};
  const faults = new Map<string, Message>();
  for (const part of ["params", "query", "body"] as const) {
    const schema = schemas[part];
    if (!schema) continue;
    const tooLong = overlongList(schema, raw[part], plainWords);
    if (tooLong) throw refuse.invalid([tooLong]);
    const outcome = schema.safeParse(raw[part], plainWords);
    if (outcome.success) clean[part] = outcome.data;
    else noteFaults(faults, outcome.error);
  }
  const errors: FieldError[] = [...faults].map(([field, message]) => ({ field, message }));
  // Which field it is tells staff nothing: what helps is to try again once the shop is updated.
  const isNewer = errors.some(({ message }) => message === messages.fieldUnknown);
  const sentence = isNewer ? messages.fieldUnknown : messages.invalid;
  if (errors.length > 0) throw refuse.invalid(errors, errors.length > 1 ? sentence : undefined);
  return clean;
}
