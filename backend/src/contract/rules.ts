/** Rules that a form in the browser and a schema on the server share. Free of libraries. */

export { normaliseCode, normalisePhone, normalisePincode, plainDigits } from "./digits";
export { isSafeLink, isSafePath } from "./links";
export { paidPrice } from "./paid-price";
export { type PasswordProblem, passwordProblem } from "./passwords";

export const emailPattern = /^[^\s@<>()",;:\\[\]]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}$/i;
