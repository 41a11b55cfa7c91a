import { plainDigits } from "@contract/rules";

/** A number as people type it, in the digits of any Indian script, with ₹, spaces and commas; other text unchanged. */
const bare = (typed: string) =>
  plainDigits(typed)
    .replace(/[₹,\s]/g, "")
    .replace("−", "-");

/** The typed number; undefined if it is none, including the empty text. */
export function readNumber(typed: string): number | undefined {
  const text = bare(typed);
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** The same for quantities, days and the like. */
export function readWhole(typed: string): number | undefined {
  const number = readNumber(typed);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}
