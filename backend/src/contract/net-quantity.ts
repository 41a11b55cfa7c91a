import type { Language } from "./constants";

/** What a package holds, as products store it: a number and a unit of a closed list, "500 g". Keep it free of libraries. */

/** The units in which the law wants quantities declared, by their names on pages; pieces have a plural in English. */
export const netUnits = {
  g: { en: "g", hi: "ग्राम", mr: "ग्रॅम" },
  kg: { en: "kg", hi: "किलो", mr: "किलो" },
  ml: { en: "ml", hi: "मिली", mr: "मिली" },
  L: { en: "L", hi: "लीटर", mr: "लिटर" },
  cm: { en: "cm", hi: "सेमी", mr: "सेमी" },
  m: { en: "m", hi: "मीटर", mr: "मीटर" },
  piece: { en: "piece", hi: "नग", mr: "नग" },
} as const satisfies Record<string, Record<Language, string>>;

export type NetUnit = keyof typeof netUnits;
export type NetQuantity = { amount: number; unit: NetUnit };

const isUnit = (word: string): word is NetUnit => Object.hasOwn(netUnits, word);

/** The quantity as it is stored: "500 g", "1 L", "1 piece", "10 pieces". */
export const writeNetQuantity = (quantity: NetQuantity): string => netQuantityIn(quantity, "en");

/** A stored quantity; undefined if it is none. What people type is read by `readNetQuantity`. */
export function storedNetQuantity(stored: string | null | undefined): NetQuantity | undefined {
  const [amount, word = ""] = stored?.split(" ") ?? [];
  const unit = word.replace("pieces", "piece");
  return Number(amount) > 0 && isUnit(unit) ? { amount: Number(amount), unit } : undefined;
}

/** The quantity in words of a language: "500 ग्राम". */
export function netQuantityIn({ amount, unit }: NetQuantity, language: Language): string {
  const plural = language === "en" && unit === "piece" && amount !== 1 ? "s" : "";
  return `${amount} ${netUnits[unit][language]}${plural}`;
}
