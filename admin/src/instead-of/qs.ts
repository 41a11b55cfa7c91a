/** The one function that the SDK's client takes from `qs`. The panel's addresses are complete, so it is never needed. */
export function stringify(query: Readonly<Record<string, string>>): string {
  return new URLSearchParams(query).toString();
}
