import { plainDigits } from "./digits";
import { type NetUnit, netUnits, writeNetQuantity } from "./net-quantity";

/** How people write the units, besides their names on pages. */
const spellings: Record<NetUnit, string> = {
  g: "g gm gms gram grams gramme grammes ग्रा",
  kg: "kg kgs kilo kilos kilogram kilograms किग्रा किग्रॅ",
  ml: "ml mls millilitre millilitres milliliter milliliters मि.ली",
  L: "l ltr ltrs lt litre litres liter liters ली लि",
  cm: "cm cms centimetre centimetres centimeter centimeters",
  m: "m mtr mtrs metre metres meter meters मी",
  piece: "piece pieces pc pcs n no nos number unit units पीस",
};

const unitOf = new Map(
  (Object.keys(netUnits) as NetUnit[]).flatMap((unit) =>
    [...spellings[unit].split(" "), ...Object.values(netUnits[unit])].map((word) => [
      word.toLowerCase(),
      unit,
    ]),
  ),
) as ReadonlyMap<string, NetUnit>;

/** Longer than anything that is read. */
export const longestNetQuantity = 40;

/**
 * The net quantity that was typed, as it is stored: "500gm", "0.5 KG" and "५०० ग्राम" are quantities. Undefined for
 * anything else: without a unit, with one that is not in the list, nothing, or a part of a piece.
 */
export function readNetQuantity(typed: string): string | undefined {
  const plain = plainDigits(typed)
    .trim()
    .replace(/(?<=\d),(?=\d)/g, "");
  const [, figures = "", word = ""] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([\p{L}\p{M}.]+?)\.?$/u.exec(plain) ?? [];
  const [amount, unit] = [Number(figures), unitOf.get(word.toLowerCase())];
  if (unit === undefined || amount === 0) return undefined;
  if (unit === "piece" && !Number.isInteger(amount)) return undefined;
  return writeNetQuantity({ amount, unit });
}
