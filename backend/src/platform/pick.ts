/** These keys of a thing, where it has them. */
export function pick<Thing extends object, Key extends keyof Thing>(
  thing: Thing,
  keys: readonly Key[],
): Pick<Thing, Key> {
  const entries = keys.filter((key) => key in thing).map((key) => [key, thing[key]]);
  return Object.fromEntries(entries) as Pick<Thing, Key>;
}
