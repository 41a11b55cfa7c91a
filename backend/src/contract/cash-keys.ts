import { createHash } from "node:crypto";
import type { cashSides } from "./cash-limits";
import { plainDigits } from "./rules";

/** Whom an order is of and where it goes, as far as that is known when cash is asked for. */
export type CashParty = {
  customerId: string;
  /** The numbers of the account and of the address. */
  phones: readonly (string | null | undefined)[];
  address?: { pincode: string; address: string } | undefined;
};

export type CashSide = (typeof cashSides)[number];

const account = (customerId: string) => `account:${customerId}`;
const phoneKey = (phone: string) => `phone:${phone}`;

/** What people write in full one day and short the next. */
const inFull: Readonly<Record<string, string>> = {
  rd: "road",
  st: "street",
  nr: "near",
  opp: "opposite",
  soc: "society",
  bldg: "building",
  apt: "apartment",
  apts: "apartments",
  no: "number",
};

/**
 * The same for two spellings of one address: case, punctuation, order and repetition of its words are no matter, nor in
 * which digits its numbers stand. It is hashed only to be short: an address is no secret from who can read this.
 */
export function addressKey({ pincode, address }: { pincode: string; address: string }): string {
  const words = plainDigits(address.normalize("NFKC").toLowerCase()).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  const known = [...new Set(words.map((word) => inFull[word] ?? word))].sort();
  const print = createHash("sha256")
    .update(JSON.stringify([pincode, known]))
    .digest("base64url");
  return `address:${print.slice(0, 22)}`;
}

/** What orders in cash are counted by. */
export function cashKeys({ customerId, phones, address }: CashParty): string[] {
  const known = phones.filter((phone): phone is string => Boolean(phone));
  const keys = [account(customerId), ...known.map(phoneKey), ...(address ? [addressKey(address)] : [])];
  return [...new Set(keys)];
}

export const sideOfKey = (key: string): CashSide => key.slice(0, key.indexOf(":")) as CashSide;
export const phoneOfKey = (key: string): string | null =>
  sideOfKey(key) === "phone" ? key.slice(key.indexOf(":") + 1) : null;
