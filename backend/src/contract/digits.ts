/** Numbers as people type them. Separate from the other rules, because not every page needs them. Free of libraries. */

/**
 * Converts the digits of Indian keyboards (१२३, ૧૨૩, ௧௨௩, ۱۲۳ …) to 123. Every Indian script has its zero at a code
 * that ends in 6, the Arabic ones at one that ends in 0.
 */
export function plainDigits(input: string): string {
  return input.replace(/[\u0660-\u0669\u06f0-\u06f9]|(?=[\u0966-\u0d6f])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code & 15) - (code < 0x0900 ? 0 : 6));
  });
}

/** Ten digits of an Indian mobile, or undefined. Accepts `+91`, `91`, a leading `0`, spaces and dashes. */
export function normalisePhone(input: string): string | undefined {
  const bare = plainDigits(input).replace(/[\s-]/g, "").replace(/^\+91/, "");
  const digits = bare.length === 12 ? bare.replace(/^91/, "") : bare.replace(/^0(?=\d{10}$)/, "");
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** The six digits of a code, also when typed on a Devanagari keyboard or copied with spaces; or undefined. */
export function normaliseCode(input: string): string | undefined {
  const digits = plainDigits(input).replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** The six digits of a pincode, in any script, also with a space in the middle; or undefined. */
export function normalisePincode(input: string): string | undefined {
  const digits = plainDigits(input).replace(/\s/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
}
