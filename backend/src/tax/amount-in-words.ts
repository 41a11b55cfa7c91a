import { type Paise, toPaise, toRupees } from "../contract/money";

const ones =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const tens = "Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");
const scales: [number, string][] = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1_000, "Thousand"],
  [100, "Hundred"],
];

function words(n: number): string {
  for (const [size, name] of scales) {
    if (n < size) continue;
    const rest = n % size;
    return `${words(Math.floor(n / size))} ${name}${rest ? ` ${words(rest)}` : ""}`;
  }
  if (n < 20) return ones[n] ?? "";
  const rest = n % 10;
  return `${tens[Math.floor(n / 10)]}${rest ? ` ${ones[rest]}` : ""}`;
}

/** "Rupees One Lakh Two Thousand and Fifty Paise Only", counted the Indian way. */
export function amountInWords(amount: Paise): string {
  const rupees = Math.floor(toRupees(amount));
  const rest = amount - toPaise(rupees);
  return `Rupees ${words(rupees)}${rest ? ` and ${words(rest)} Paise` : ""} Only`;
}
