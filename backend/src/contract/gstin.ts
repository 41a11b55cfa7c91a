import { plainDigits } from "./digits";
import { type State, stateNames, states } from "./states";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** State code, PAN, number of the registration, "Z", check digit. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The last character of a GSTIN, from the 14 before it: a Luhn checksum to the base of 36. */
function gstinCheckDigit(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, letter, at) => {
    const product = digits.indexOf(letter) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

/** A GSTIN as it is stored: capitals and digits, without the blanks and hyphens that people write in it. */
export const normaliseGstin = (typed: string): string =>
  plainDigits(typed).replace(/[\s-]/g, "").toUpperCase();

/** The state in which a GSTIN is registered, which its first two digits name; undefined if no state has this code. */
export const stateOfGstin = (gstin: string): State | undefined =>
  stateNames.find((name) => states[name] === gstin.slice(0, 2));

type GstinProblem = "malformed" | "otherState" | "checkDigit";

/** What is wrong with a GSTIN, of this state if one is given; undefined if nothing is. */
export function gstinProblem(gstin: string, state?: string): GstinProblem | undefined {
  if (!shape.test(gstin)) return "malformed";
  if (gstinCheckDigit(gstin) !== gstin.at(-1)) return "checkDigit";
  return state === undefined || stateOfGstin(gstin) === state ? undefined : "otherState";
}
