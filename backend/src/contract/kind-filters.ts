import type { Language } from "./constants";

/** A filter of a kind's own: a row of the specifications as products name it, with its names in the other languages. */
export type KindFilter = Readonly<{ row: string; hi: string; mr: string }>;

const longest = 60;

/**
 * A row's name or a value as it stands in addresses: "6,000 mAh" is `6000-mah`, so that spellings that differ in case
 * or signs are one. Empty if there is no letter or digit in it.
 */
export const filterName = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, "")
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, "-")
    .slice(0, longest)
    .replace(/^[-.]+|[-.]+$/g, "");

/** What a filter takes: row and value as they stand in addresses. */
export const filterToken = (row: string, value: string): string => `${row}:${value}`;

/** Two of them, with a colon between. */
export const tokenPattern = /^[\p{L}\p{M}\p{N}.-]{1,60}:[\p{L}\p{M}\p{N}.-]{1,60}$/u;

/** The heading of a filter by language. */
export const filterLabel = ({ row, hi, mr }: KindFilter): Record<Language, string> => ({
  en: row,
  hi: hi || row,
  mr: mr || row,
});
