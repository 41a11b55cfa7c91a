/** What a list of names calls something; `unnamed`, or the thing itself, where it is not in the list. */
export const nameIn = (names: Readonly<Record<string, string>>, thing: string, unnamed = thing): string =>
  (Object.hasOwn(names, thing) ? names[thing] : undefined) ?? unnamed;
