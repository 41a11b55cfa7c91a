/** Rules that a form in the browser and a schema on the server share. Free of libraries. */

export { normaliseCode, normalisePhone, normalisePincode, plainDigits } from "./digits";
export { type PasswordProblem, passwordProblem } from "./passwords";

export const emailPattern = /^[^\s@<>()",;:\\[\]]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}$/i;

/** Links of slides and `redirectAfterLogin`: a path of this shop or an https URL, never a script. */
export function isSafeLink(link: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  // No "name@" before the host: https://shop.example@evil.example leads to the latter.
  return /^https:\/\/[a-z0-9][^@/?#]*([/?#]|$)/i.test(link) && URL.canParse(link);
}

/** A path of this shop that is allowed as a redirect after signing in. */
export function isSafePath(path: string): boolean {
  return path.startsWith("/") && isSafeLink(path);
}

/** The price that is paid: Spec §5, the sale price when above 0. */
export function paidPrice(product: { price: number; salePrice?: number | null }): number {
  return product.salePrice && product.salePrice > 0 ? product.salePrice : product.price;
}
