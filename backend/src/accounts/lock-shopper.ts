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

export type Contact = { email: string; phone: string | null; since: Date };

/**
 * The e-mail and phone that an account signs in with, for whoever changes or deletes them: the first lock of both, and held
 * until they commit, so that what came with the request cannot be old. Undefined if the account is gone.
 */
export async function holdContact(client: PoolClient, customerId: string): Promise<Contact | undefined> {
  const { rows } = await client.query<Contact>({
    text: `select email, phone, created_at as since from customer
           where id = $1 and has_account and deleted_at is null for update`,
    values: [customerId],
  });
  return rows[0];
}
