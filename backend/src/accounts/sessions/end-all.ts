import { query } from "../../platform/db/pool";

/**
 * Ends the sessions of everybody, or of whoever has this e-mail (lower-case), with the sign-ins that wait for a code and the
 * codes that shoppers may sign in with. Returns the kind of person behind each ended session.
 */
export async function endSessions(email?: string): Promise<string[]> {
  const ended = await query<{ actor_kind: string }>({
    text: `with waiting as (delete from shop_second_step where $1::text is null or admin_id in (
             select id from "user" where lower(email) = $1 and deleted_at is null)),
           codes as (delete from shop_sign_in_code where $1::text is null or customer_id in (
             select id from customer where lower(email) = $1 and has_account and deleted_at is null))
           delete from shop_session where $1::text is null or actor_id in (
             select id from customer where lower(email) = $1 and has_account and deleted_at is null
             union select id from "user" where lower(email) = $1 and deleted_at is null)
           returning actor_kind`,
    values: [email ?? null],
  });
  return ended.map(({ actor_kind }) => actor_kind);
}
