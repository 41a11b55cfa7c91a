import { query } from "../platform/db/pool";
import { runCommand } from "../platform/run-command";

/** Signs everybody out, shoppers and staff, or only the person with the given e-mail. */
void runCommand(async () => {
  const email = process.argv[3]?.trim().toLowerCase();
  const ended = await query<{ actor_kind: string }>({
    text: `with waiting as (delete from shop_second_step where $1::text is null or admin_id in (
             select id from "user" where lower(email) = $1 and deleted_at is null))
           delete from shop_session where $1::text is null or actor_id in (
             select id from customer where lower(email) = $1 and has_account and deleted_at is null
             union select id from "user" where lower(email) = $1 and deleted_at is null)
           returning actor_kind`,
    values: [email ?? null],
  });
  const staff = ended.filter(({ actor_kind }) => actor_kind === "admin").length;
  console.log(`Ended ${ended.length} sessions, ${staff} of them of staff.`);
});
