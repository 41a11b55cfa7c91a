import type { Language, Size } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query } from "../../platform/db/pool";
import { sellablesOfProducts } from "../sellable";
import { hashOf } from "./stopped";

export type Wait = {
  productId: string;
  /** Null: any size will do. */
  size: Size | null;
  email: string;
  language: Language;
};

/** Throws if there is no such size, or it can be bought now. */
export async function refuseInStock(productId: string, size: Size | null): Promise<void> {
  const every = await sellablesOfProducts([productId]);
  const wanted = size === null ? every : every.filter((one) => one.size === size);
  if (wanted.length === 0 && size !== null)
    throw refuse.invalid([{ field: "size", message: messages.sizeUnknown }]);
  if (wanted.some(({ available }) => available > 0)) throw refuse.conflict("in_stock", messages.backAlready);
}

/** Remembers who waits for what; once, however often they ask. */
export async function rememberWait({ productId, size, email, language }: Wait): Promise<void> {
  await query({
    name: "when-back-ask",
    text: `insert into shop_when_back (product_id, size, email, language) values ($1, $2, $3, $4)
           on conflict (product_id, size, email) do update set language = excluded.language`,
    values: [productId, size, email, language],
  });
}

/** Whether somebody with this mailbox has asked to be left alone. */
export async function isStopped(email: string): Promise<boolean> {
  const found = await query({
    name: "when-back-stopped",
    text: "select 1 from shop_when_back_stopped where email_hash = $1",
    values: [hashOf(email)],
  });
  return found.length > 0;
}

/** For somebody who is signed in and asks again: the mailbox is theirs. */
export async function allowAgain(email: string): Promise<void> {
  await query({
    name: "when-back-allow",
    text: "delete from shop_when_back_stopped where email_hash = $1",
    values: [hashOf(email)],
  });
}
