import { generateEntityId } from "@medusajs/framework/utils";
import { codProvider, engineGateway } from "../platform/engine/provider-names";
import type { SharedTransaction } from "../platform/engine/shared-transaction";

/**
 * The rows that the engine's payment service writes for the collection, session and authorisation of a cash payment.
 * The service reads each of them back several times and takes thirty milliseconds; for cash, the provider does
 * nothing. engine-upgrade.http.test.ts compares these rows with the service's own.
 */
const AUTHORIZED_CASH = `
  with money as (
    select $4::numeric as amount, jsonb_build_object('value', trim_scale($4::numeric)::text, 'precision', 20) as raw,
      jsonb_build_object('value', '0', 'precision', 20) as none
  ), collection as (
    insert into payment_collection (id, currency_code, amount, raw_amount, status, authorized_amount,
      raw_authorized_amount, captured_amount, raw_captured_amount, refunded_amount, raw_refunded_amount)
    select $1, 'inr', amount, raw, 'authorized', amount, raw, 0, none, 0, none from money
  ), session as (
    insert into payment_session (id, payment_collection_id, currency_code, amount, raw_amount, provider_id, data,
      context, status, authorized_at)
    select $2, $1, 'inr', amount, raw, $5, jsonb_build_object('session_id', $2::text), '{}', 'authorized', now()
    from money
  )
  insert into payment (id, payment_collection_id, payment_session_id, currency_code, amount, raw_amount,
    provider_id, data)
  select $3, $1, $2, 'inr', amount, raw, $5, jsonb_build_object('session_id', $2::text) from money`;

/** The engine's payment of a cash order: a collection over the whole amount (rupees) with one authorised payment. */
export async function authorizeCash({ sql }: SharedTransaction, amount: number): Promise<string> {
  const collectionId = generateEntityId(undefined, "pay_col");
  await sql({
    name: "authorized-cash",
    text: AUTHORIZED_CASH,
    values: [
      collectionId,
      generateEntityId(undefined, "payses"),
      generateEntityId(undefined, "pay"),
      amount,
      codProvider,
    ],
  });
  return collectionId;
}

/** The same before the payment: a collection with one pending session. */
const AWAITED_ONLINE = `
  with money as (
    select $3::numeric as amount, jsonb_build_object('value', trim_scale($3::numeric)::text, 'precision', 20) as raw,
      jsonb_build_object('value', '0', 'precision', 20) as none
  ), collection as (
    insert into payment_collection (id, currency_code, amount, raw_amount, status, authorized_amount,
      raw_authorized_amount, captured_amount, raw_captured_amount, refunded_amount, raw_refunded_amount)
    select $1, 'inr', amount, raw, 'not_paid', 0, none, 0, none, 0, none from money
  )
  insert into payment_session (id, payment_collection_id, currency_code, amount, raw_amount, provider_id, data,
    context, status)
  select $2, $1, 'inr', amount, raw, $4, '{}', '{}', 'pending' from money`;

/** Writes the engine's records of a pending payment by this gateway: a collection over the whole amount (rupees). */
export async function awaitOnline(
  { sql }: SharedTransaction,
  amount: number,
  gateway: string,
): Promise<string> {
  const collectionId = generateEntityId(undefined, "pay_col");
  await sql({
    name: "awaited-online",
    text: AWAITED_ONLINE,
    values: [collectionId, generateEntityId(undefined, "payses"), amount, engineGateway(gateway)],
  });
  return collectionId;
}
