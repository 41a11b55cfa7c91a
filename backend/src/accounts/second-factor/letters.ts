/** Bytes written in an alphabet of 32 letters, five bits each; the last letter is padded with zeros. */
export function inLetters(bytes: Uint8Array, alphabet: string): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, "0"), 2)))
    .join("");
}
