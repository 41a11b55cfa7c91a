import type { PoolClient } from "pg";
import { refuse } from "../contract/refusal";

/**
 * Changes of what belongs to a shopper are made one at a time from here on, so that two at once cannot go over a
 * limit. Deleting the account locks the same row: nothing outlives it. 401 if it is gone.
 */
export async function lockShopper(client: PoolClient, customerId: string): Promise<void> {
  const { rowCount } = await client.query({
    name: "lock-shopper",
    text: "select from customer where id = $1 and has_account and deleted_at is null for no key update",
    values: [customerId],
  });
  if (!rowCount) throw refuse.unauthenticated();
}
