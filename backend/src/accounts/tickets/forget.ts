import { query } from "../../platform/db/pool";

/** Deletes tickets that were closed a year ago, with what their writers told of themselves. */
export async function forgetOldTickets(): Promise<void> {
  await query({ text: "delete from shop_ticket where closed_at < now() - interval '1 year'" });
}
