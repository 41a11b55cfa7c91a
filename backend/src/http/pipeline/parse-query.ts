import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";

/** A call has about twenty parameters at most. */
const mostPairs = 100;

/**
 * The query as an object; a repeated key becomes a list, which none of our schemas accepts by accident. Throws 422
 * for more parameters than any call has, and for a NUL, which PostgreSQL cannot even compare with.
 */
export function parseQuery(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  if (search === "") return query;
  const pairs = new URLSearchParams(search);
  if (pairs.size > mostPairs) throw refuse.invalid([{ field: "query", message: messages.invalid }]);
  for (const [key, value] of pairs) {
    if (key === "__proto__") continue;
    if (value.includes("\u0000")) throw refuse.invalid([{ field: key, message: messages.invalid }]);
    const earlier = Object.hasOwn(query, key) ? query[key] : undefined;
    if (earlier === undefined) query[key] = value;
    else if (typeof earlier === "string") query[key] = [earlier, value];
    else earlier.push(value);
  }
  return query;
}
