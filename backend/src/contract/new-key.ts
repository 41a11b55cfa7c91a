/**
 * A new `Idempotency-Key`: a random UUID (RFC 9562, version 4), which a late change of a cart needs. `crypto.randomUUID` is
 * missing where the shop is opened over plain http at a local address, such as a counter's.
 */
export function newKey(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => (byte & 15).toString(16));
  digits[12] = "4";
  digits[16] = "8";
  return digits.join("").replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
