/** A long key in groups of four letters, easy to type. */
export const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

/** The downloaded or copied recovery codes, headed by the shop they are for. */
export const codesAsText = (shopName: string, codes: readonly string[]) =>
  [shopName, "", ...codes, ""].join("\n");
