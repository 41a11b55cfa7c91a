/**
 * Whether the current document was loaded for a page that pays: only its policy allows the payment window. It stays so
 * until another document is loaded.
 */
export let mayPay = true;

/** The browser sets it once, at start; on the server every page is its own document. */
export function setMayPay(pays: boolean) {
  mayPay = pays;
}
