import { HttpError } from "react-admin";

/** The field errors of a refusal, by the field's path; empty if it names no field. */
export function fieldErrors(error: unknown): Record<string, string> {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  const errors: unknown = (body as { errors?: unknown } | null | undefined)?.errors;
  if (typeof errors !== "object" || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
