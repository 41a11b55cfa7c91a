/** An error, or what the engine's workflows turn it into: a plain object with the same fields. */
export type ErrorLike = { code?: unknown; message?: unknown; cause?: unknown; errors?: unknown };

/** Whether a test holds for an error, its cause, or one of those that it gathers. */
export function holdsWithin(error: unknown, test: (one: ErrorLike) => boolean): boolean {
  if (typeof error !== "object" || error === null) return false;
  const one: ErrorLike = error;
  return (
    test(one) ||
    (Array.isArray(one.errors) && one.errors.some((other) => holdsWithin(other, test))) ||
    holdsWithin(one.cause, test)
  );
}
