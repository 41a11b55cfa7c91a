/** A long key as it is easily typed off: four letters at a time. */
export const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

/** What is downloaded or copied of the recovery codes: which shop they are for stands above them. */
export const codesAsText = (shopName: string, codes: readonly string[]) =>
  [shopName, "", ...codes, ""].join("\n");
