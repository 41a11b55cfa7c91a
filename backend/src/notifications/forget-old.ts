import { deleteInPortions } from "../platform/db/delete-in-portions";

/** Deletes what was sent some months ago from the engine's list, which would keep the recipients for ever. */
export async function forgetOldMessages(): Promise<void> {
  await deleteInPortions(`delete from notification where id in (
    select id from notification where created_at < now() - interval '90 days'
    order by created_at limit $1 for update skip locked) returning 1`);
}
