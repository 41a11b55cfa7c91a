import { deleteInPortions } from "../platform/db/delete-in-portions";

/**
 * Deletes movements of stock that no law asks for any more. How far it has come is noted in the same transaction: the audit
 * no longer looks for the movements of orders from before (integrity/return-rules.ts).
 */
export async function forgetMovements(): Promise<void> {
  await deleteInPortions(`with old as (
      select id from stock_movement where at < shop_records_end() limit $1 for update skip locked
    ), gone as (
      delete from stock_movement where id in (select id from old) returning at
    ), noted as (
      insert into shop_setting (key, value)
      select 'records', jsonb_build_object('movementsFrom', shop_records_end()) where exists (select from gone)
      on conflict (key) do update set value = shop_setting.value || excluded.value
    ) select from gone`);
}
