import { type State, states } from "./states";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** State code, PAN, number of the registration, "Z", check digit. */
const shape = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The last character of a GSTIN, from the 14 before it: a Luhn checksum to the base of 36. */
function gstinCheckDigit(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, letter, at) => {
    const product = digits.indexOf(letter) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

type GstinProblem = "malformed" | "otherState" | "checkDigit";

/** What is wrong with a GSTIN of a shop in this state; undefined if nothing is. */
export function gstinProblem(gstin: string, state: State): GstinProblem | undefined {
  const code = shape.exec(gstin)?.[1];
  if (code === undefined) return "malformed";
  if (gstinCheckDigit(gstin) !== gstin.at(-1)) return "checkDigit";
  return code === states[state] ? undefined : "otherState";
}
