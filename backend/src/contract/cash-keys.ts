import { createHash } from "node:crypto";
import type { cashSides } from "./cash-limits";
import { plainDigits } from "./rules";

/** The account and the destination of an order, as far as they are known when cash is requested. */
export type CashParty = {
  customerId: string;
  /** The phone numbers of the account and of the address. */
  phones: readonly (string | null | undefined)[];
  address?: { pincode: string; address: string } | undefined;
};

export type CashSide = (typeof cashSides)[number];

const account = (customerId: string) => `account:${customerId}`;
const phoneKey = (phone: string) => `phone:${phone}`;

/** Words that people sometimes write in full and sometimes abbreviate. */
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
 * The same for two spellings of one address: case, punctuation, word order, repeated words and the script of digits
 * do not matter. Hashed only to be short: an address is no secret from those who can read this.
 */
export function addressKey({ pincode, address }: { pincode: string; address: string }): string {
  const words = plainDigits(address.normalize("NFKC").toLowerCase()).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  const known = [...new Set(words.map((word) => inFull[word] ?? word))].sort();
  const print = createHash("sha256")
    .update(JSON.stringify([pincode, known]))
    .digest("base64url");
  return `address:${print.slice(0, 22)}`;
}

/** The keys by which cash orders are counted. */
export function cashKeys({ customerId, phones, address }: CashParty): string[] {
  const known = phones.filter((phone): phone is string => Boolean(phone));
  const keys = [account(customerId), ...known.map(phoneKey), ...(address ? [addressKey(address)] : [])];
  return [...new Set(keys)];
}

export const sideOfKey = (key: string): CashSide => key.slice(0, key.indexOf(":")) as CashSide;
export const phoneOfKey = (key: string): string | null =>
  sideOfKey(key) === "phone" ? key.slice(key.indexOf(":") + 1) : null;
