/**
 * A number's digits with lakh grouping: 1,49,999. The same in English, Hindi and Marathi, with Latin digits. Without its sign.
 * By hand, since a browser takes longer to make one `Intl.NumberFormat` than to render a page of prices: 70 ms on a
 * cheap phone. The tests hold it to what `Intl` writes.
 */
export const grouped = (amount: number, decimals: 0 | 2 = 0): string =>
  Math.abs(amount)
    .toFixed(decimals)
    .replace(/(\d)(?=(\d\d)+\d(\.|$))/g, "$1,");
