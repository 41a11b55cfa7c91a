import { plainDigits } from "@contract/rules";

/** A number as people type it, in the digits of any Indian script, with ₹, blanks and commas; what it says otherwise as it is. */
const bare = (typed: string) =>
  plainDigits(typed)
    .replace(/[₹,\s]/g, "")
    .replace("−", "-");

/** The number that is typed; undefined where it is none, the empty text included. */
export function readNumber(typed: string): number | undefined {
  const text = bare(typed);
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** The same for pieces, days and the like. */
export function readWhole(typed: string): number | undefined {
  const number = readNumber(typed);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}
