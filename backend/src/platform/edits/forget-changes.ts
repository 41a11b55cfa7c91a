import { deleteInPortions } from "../db/delete-in-portions";

/** Deletes entries of staff's changes from before the records that are kept. */
export async function forgetChanges(): Promise<void> {
  await deleteInPortions(`delete from audit_log where id in (
    select id from audit_log where at < shop_records_end()
    order by at limit $1 for update skip locked) returning 1`);
}
