import type { Language } from "./constants";
import { formatExactRupees, paise, toPaise, toRupees } from "./money";
import { type NetQuantity, type NetUnit, netUnits, storedNetQuantity } from "./net-quantity";

/** The larger unit of a measure, and how many of the smaller one it is. */
const large: Partial<Record<NetUnit, { unit: NetUnit; of: number }>> = {
  g: { unit: "kg", of: 1_000 },
  ml: { unit: "L", of: 1_000 },
  cm: { unit: "m", of: 100 },
};
const small: Partial<Record<NetUnit, NetUnit>> = { kg: "g", L: "ml", m: "cm" };

/** The quantity in the unit that the law prices it by: gram, millilitre or centimetre below a whole kilogram, litre or metre. */
function priced({ amount, unit }: NetQuantity): NetQuantity {
  const least = small[unit] ?? unit;
  const whole = large[least];
  if (!whole) return { amount, unit };
  const parts = unit === least ? amount : amount * whole.of;
  return parts < whole.of ? { amount: parts, unit: least } : { amount: parts / whole.of, unit: whole.unit };
}

/** Rupees, rounded to the paisa, for one of a unit. */
export type UnitPrice = { price: number; unit: NetUnit };

/**
 * The price of one unit of what costs `rupees`, by rule 6(11) of the Legal Metrology (Packaged Commodities) Rules. Undefined
 * where the law asks for none because it is the price itself, as of 1 kg, and where a unit costs no whole paisa.
 */
export function unitPrice(rupees: number, quantity: NetQuantity): UnitPrice | undefined {
  const { amount, unit } = priced(quantity);
  const price = toRupees(paise(Math.round(toPaise(rupees) / amount)));
  return amount === 1 || price === 0 ? undefined : { price, unit };
}

/** A stored quantity and the price of one unit of it, of `rupees` paid; undefined where nothing is to be said. */
export function measured(
  stored: string | null | undefined,
  rupees: number,
): { quantity: NetQuantity; perUnit: UnitPrice } | undefined {
  const quantity = storedNetQuantity(stored);
  if (!quantity) return undefined;
  const perUnit = unitPrice(rupees, quantity);
  return perUnit && { quantity, perUnit };
}

const per: Record<Language, string> = { en: "per", hi: "प्रति", mr: "प्रति" };

/** As a page says it: "₹0.45 per g". */
export const unitPriceIn = ({ price, unit }: UnitPrice, language: Language): string =>
  `${formatExactRupees(price)} ${per[language]} ${netUnits[unit][language]}`;
