import type { Rule } from "./definitions";

/** The values at a path such as `customer.groups.id`; a list on the way contributes each of its elements. */
function valuesAt(context: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(context)) return context.flatMap((one) => valuesAt(one, path));
  const [name, ...rest] = path;
  if (name === undefined) return [context];
  if (typeof context !== "object" || context === null) return [];
  return valuesAt((context as Record<string, unknown>)[name], rest);
}

/**
 * Whether a rule of a promotion holds. Only explains why a code does not apply: whether it does is computed by the
 * engine's module alone, whose own function for this is not exported.
 */
export function ruleHolds({ attribute, operator, values }: Rule, context: unknown): boolean {
  const wanted = values.map(({ value }) => value);
  const found = valuesAt(context, attribute.split("."));
  const compare: Record<string, (one: number, other: number) => boolean> = {
    gt: (one, other) => one > other,
    gte: (one, other) => one >= other,
    lt: (one, other) => one < other,
    lte: (one, other) => one <= other,
  };
  if (operator === "ne") return found.every((value) => !wanted.includes(String(value)));
  if (found.length === 0) return false;
  if (operator === "eq") return found.every((value) => wanted.includes(String(value)));
  if (operator === "in") return found.some((value) => wanted.includes(String(value)));
  const holds = compare[operator];
  return (
    holds !== undefined && found.every((value) => wanted.some((limit) => holds(Number(value), Number(limit))))
  );
}
