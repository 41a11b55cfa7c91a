import { grouped } from "./grouped";

/**
 * Money. The API, the engine's columns and people use rupees with up to two decimals; calculations use whole paise,
 * because 0.1 + 0.2 rupees is not 0.3. Every conversion and every text of an amount is here (`scripts/money.test.ts`).
 * Both front ends import it: keep it free of libraries.
 */
declare const unit: unique symbol;

/** A whole number of paise. Rupees cannot be passed for it by mistake. */
export type Paise = number & { readonly [unit]: "paise" };

/** Paise from a partner or a calculation. Throws a RangeError if they are not whole. */
export function paise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number of paise`);
  return count as Paise;
}

/** Rounds to the paisa. Exact for the amounts that the contract allows. */
export const toPaise = (rupees: number): Paise => paise(Math.round(rupees * 100));

export const toRupees = (amount: Paise): number => amount / 100;

export const sumPaise = (amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** A sum of rupees, exact to the paisa; of one amount: that amount rounded to the paisa. */
export const addRupees = (...amounts: number[]): number => toRupees(sumPaise(amounts.map(toPaise)));

/** The price of several items in rupees, exact to the paisa. */
export const timesRupees = (price: number, quantity: number): number =>
  toRupees(paise(toPaise(price) * quantity));

/**
 * The share of `part` of the `of` items of a line. The last items get the remainder, so that consecutive shares add up
 * to the amount.
 */
export const shareOf = (amount: Paise, part: number, of: number): Paise =>
  part === of ? amount : paise(Math.floor((amount * part) / of));

/** So many per cent of an amount, in whole units of that amount: of paise in paise, of rupees in rupees. */
export const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** Whether an amount in rupees has at most two decimals. Relative to its size: the binary fraction of crores is imprecise. */
export const isToThePaisa = (rupees: number): boolean =>
  Math.abs(Number(rupees.toFixed(2)) - rupees) <= 4 * Number.EPSILON * Math.max(1, Math.abs(rupees));

// Prices are written the same in all three languages, as on price tags.
const signed = (rupees: number, decimals: 0 | 2): string =>
  `${rupees < 0 ? "-" : ""}₹${grouped(rupees, decimals)}`;

/** Rupees with lakh grouping; paise only if there are any: ₹1,49,999 · ₹99.50. */
export const formatRupees = (rupees: number): string => signed(rupees, Number.isInteger(rupees) ? 0 : 2);

/** Rupees always with two decimals, for amounts below each other (Spec §2 "Cart drawer"): ₹1,49,999.00. */
export const formatExactRupees = (rupees: number): string => signed(rupees, 2);

/** Rupees rounded to whole ones, for figures and charts: ₹1,49,999. */
export const formatWholeRupees = (rupees: number): string => signed(rupees, 0);

/** Paise as rupees without a sign, for columns that have it in their head: 1,49,999.00. */
export const formatColumn = (amount: Paise): string =>
  `${amount < 0 ? "-" : ""}${grouped(toRupees(amount), 2)}`;

/** Paise as rupees for machines, such as a CSV cell: 149999.00. */
export const toDecimal = (amount: Paise): string => toRupees(amount).toFixed(2);
