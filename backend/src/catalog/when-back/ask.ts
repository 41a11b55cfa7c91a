import type { Language, Size } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query, type Statement } from "../../platform/db/pool";
import { sellablesOfProducts } from "../sellable";
import { hashOf } from "./stopped";

export type Wait = {
  productId: string;
  /** Null: any size will do. */
  size: Size | null;
  /** Choices that will do; null: any. */
  variantIds: string[] | null;
  email: string;
  language: Language;
};

/** Throws if there is no such size or choice, or it can be bought now. */
export async function refuseInStock(
  productId: string,
  size: Size | null,
  variantId: string | null,
): Promise<void> {
  const every = await sellablesOfProducts([productId]);
  const chosen = variantId === null ? every : every.filter((one) => one.variantId === variantId);
  if (chosen.length === 0 && variantId !== null)
    throw refuse.invalid([{ field: "variantId", message: messages.optionsUnknown }]);
  const wanted = size === null ? chosen : chosen.filter((one) => one.size === size);
  if (wanted.length === 0 && size !== null)
    throw refuse.invalid([{ field: "size", message: messages.sizeUnknown }]);
  if (wanted.some(({ available }) => available > 0)) throw refuse.conflict("in_stock", messages.backAlready);
}

/** Of somebody who waits already: any choice will do where either said so, otherwise those of both. */
const MERGE = `on conflict (product_id, size, email) do update set language = excluded.language,
  variant_ids = case when w.variant_ids is not null and excluded.variant_ids is not null
    then array(select distinct unnest(w.variant_ids || excluded.variant_ids)) end`;

/** Remembers who waits for what; once, however often they ask. Of several choices the first that is back will do. */
export async function rememberWait({ productId, size, variantIds, email, language }: Wait): Promise<void> {
  await query({
    name: "when-back-ask",
    text: `insert into shop_when_back as w (product_id, size, email, language, variant_ids) values ($1, $2, $3, $4, $5)
           ${MERGE}`,
    values: [productId, size, email, language, variantIds],
  });
}

/**
 * An account that waits under another e-mail from now on, each in its place. What was asked at the former one before there was the
 * account stays there: registering proves no e-mail, and the mailbox may be somebody else's.
 */
export const moveWaits = (from: string, to: string, since: Date): Statement => ({
  text: `with moved as (
           delete from shop_when_back
           where email = $1 and asked_at >= $3
           returning id, product_id, size, language, asked_at, variant_ids)
         insert into shop_when_back as w (id, product_id, size, email, language, asked_at, variant_ids)
         overriding system value
         select id, product_id, size, $2, language, asked_at, variant_ids from moved
         ${MERGE}`,
  values: [from, to, since],
});

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
