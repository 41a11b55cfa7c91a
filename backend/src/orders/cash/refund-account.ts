import { messages } from "../../contract/messages";
import type { OrderStatus } from "../../contract/order-states";
import { accountHint } from "../../contract/refund-account";
import { RefundAccount } from "../../contract/refund-account-fields";
import { Refusal, refuse } from "../../contract/refusal";
import { query } from "../../platform/db/pool";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";
import { log } from "../../platform/log";
import { resealRows } from "../../platform/secrets/reseal-rows";
import { seal, unseal } from "../../platform/secrets/sealed";
import type { OrderRow } from "../order-row";
import { cashStillOwed } from "./cash-of-order";

/** The account for refunds of a cash order (ADR-0016): sealed, shown only to staff, deleted after the refund. */

/** Returns that may still lead to a refund. */
const openReturns: readonly OrderStatus[] = ["return_requested", "return_approved"];

/** Whether money of a cash order is being refunded, or may be soon. */
export const takesRefundAccount = (order: OrderRow): boolean =>
  order.payment_method === "cod" && (openReturns.includes(order.status) || cashStillOwed(order) > 0);

const SAVE = `
  insert into shop_refund_account (order_id, kind, hint, sealed) values ($1, $2, $3, $4)
  on conflict (order_id) do update set kind = excluded.kind, hint = excluded.hint, sealed = excluded.sealed,
    saved_at = now()`;

/** Stores the account of a locked order, replacing an earlier one. */
export async function keepRefundAccount(
  { sql }: SharedTransaction,
  orderId: string,
  account: RefundAccount,
): Promise<void> {
  const sealed = seal(JSON.stringify(account), "refund account");
  await sql({
    name: "refund-account",
    text: SAVE,
    values: [orderId, account.kind, accountHint(account), sealed],
  });
}

/**
 * The account that the shopper gave, for staff. 404 if there is none, 409 `unreadable` after the shop's secret was
 * changed.
 */
export async function readRefundAccount(orderId: string): Promise<RefundAccount> {
  const [row] = await query<{ sealed: string }>({
    name: "refund-account-read",
    text: "select sealed from shop_refund_account where order_id = $1",
    values: [orderId],
  });
  if (!row) throw refuse.notFound(messages.refundAccountNone);
  try {
    return RefundAccount.parse(JSON.parse(unseal(row.sealed, "refund account")));
  } catch {
    // The error might quote the decrypted text.
    log.warn({ order: orderId }, "a refund account can't be opened");
    throw new Refusal(409, "unreadable", messages.refundAccountUnreadable);
  }
}

/** Deletes an order's account, if there is one. */
export async function forgetRefundAccount(orderId: string): Promise<void> {
  await query({
    name: "refund-account-forget",
    text: "delete from shop_refund_account where order_id = $1",
    values: [orderId],
  });
}

/** Seals anew the accounts that were sealed with the secret before; returns how many. */
export async function resealRefundAccounts(): Promise<number> {
  const rows = await query<{ order_id: string; sealed: string }>({
    name: "refund-accounts-sealed",
    text: "select order_id, sealed from shop_refund_account",
  });
  return resealRows(rows, "refund account", ({ order_id, sealed }, anew) =>
    // One that the shopper has replaced meanwhile stays.
    query({
      name: "refund-account-reseal",
      text: "update shop_refund_account set sealed = $3 where order_id = $1 and sealed = $2",
      values: [order_id, sealed, anew],
    }),
  );
}
