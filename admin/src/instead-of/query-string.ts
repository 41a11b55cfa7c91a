/** What react-admin takes from `query-string`, by what every browser here has. Values that are not set are left out. */
export function stringify(values: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
}

export const parse = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));
