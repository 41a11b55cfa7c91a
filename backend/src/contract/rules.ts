/** Rules that a form in the browser and a schema on the server share. Free of libraries. */

/** Ten digits of an Indian mobile, or undefined. Accepts `+91`, `91`, a leading `0`, spaces and dashes. */
export function normalisePhone(input: string): string | undefined {
  const bare = input.replace(/[\s-]/g, "").replace(/^\+91/, "");
  const digits = bare.length === 12 ? bare.replace(/^91/, "") : bare.replace(/^0(?=\d{10}$)/, "");
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** The six digits of a code, also as they are typed on a Devanagari keyboard or copied with spaces; or undefined. */
export function normaliseCode(input: string): string | undefined {
  const digits = input
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

export const pincodePattern = /^[1-9]\d{5}$/;
export const userNamePattern = /^[\p{L}\p{M}\p{N} .'_-]{2,50}$/u;
export const emailPattern = /^[^\s@<>()",;:\\[\]]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}$/i;

const commonPasswords = new Set(
  (
    "password password1 password123 passw0rd 12345678 123456789 1234567890 87654321 11111111 00000000 " +
    "qwertyui qwerty123 qwertyuiop asdfghjk abcd1234 abc12345 abcdefgh iloveyou india123 welcome1 welcome123 " +
    "admin123 administrator letmein1 sunshine princess football cricket1 sachin123 ganpati1 krishna1 saibaba1 " +
    "jaihind1 bharat123 maharashtra mumbai123 test1234 changeme a1b2c3d4 1q2w3e4r 1qaz2wsx zaq12wsx"
  ).split(" "),
);

export type PasswordProblem = "short" | "long" | "common" | "same";

/** Why a password is refused, or undefined. `others` are the e-mail and phone that it must not equal. */
export function passwordProblem(password: string, others: string[] = []): PasswordProblem | undefined {
  if (password.length < 8) return "short";
  if (password.length > 64) return "long";
  if (commonPasswords.has(password.toLowerCase())) return "common";
  return others.some((other) => other.toLowerCase() === password.toLowerCase()) ? "same" : undefined;
}

/** Links of slides and `redirectAfterLogin`: a path of this shop or an https address, nothing that runs. */
export function isSafeLink(link: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  // No "name@" before the host: https://shop.example@evil.example leads to the latter.
  return /^https:\/\/[a-z0-9][^@/?#]*([/?#]|$)/i.test(link) && URL.canParse(link);
}

/** A path of this shop that one may be sent to after signing in. */
export function isSafePath(path: string): boolean {
  return path.startsWith("/") && isSafeLink(path);
}

/** The price that is paid: Spec §5, the sale price when above 0. */
export function paidPrice(product: { price: number; salePrice?: number | null }): number {
  return product.salePrice && product.salePrice > 0 ? product.salePrice : product.price;
}

/** Rupees to two decimals, without the drift of binary fractions. */
export function roundRupees(rupees: number): number {
  return Math.round((rupees + Number.EPSILON) * 100) / 100;
}
