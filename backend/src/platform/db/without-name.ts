/**
 * The statement to be sent through PgBouncer in transaction mode: without its name, since the next one may run on a connection
 * of PostgreSQL that does not know the name, or knows another statement by it.
 */
export function withoutName<Given>(statement: Given): Given {
  if (typeof statement !== "object" || statement === null || !("name" in statement)) return statement;
  return { ...statement, name: undefined };
}
