import { query } from "../platform/db/pool";

/** Deletes what was sent some months ago from the engine's list, which would keep the recipients for ever. */
export async function forgetOldMessages(): Promise<void> {
  await query({ text: "delete from notification where created_at < now() - interval '90 days'" });
}
