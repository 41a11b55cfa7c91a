import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { StaffRole } from "../contract/roles";
import { query } from "../platform/db/pool";
import { checkPassword, linkSignIn, setPassword } from "./password";

/** Whether an admin with this e-mail can sign in; false if a crash left one without a sign-in. */
export async function hasAdmin(email: string): Promise<boolean> {
  const rows = await query({
    text: `select 1 from "user" u
           join provider_identity p on p.provider = 'emailpass' and p.entity_id = u.email and p.deleted_at is null
           join auth_identity a on a.id = p.auth_identity_id and a.deleted_at is null
           where u.email = $1 and u.deleted_at is null and a.app_metadata->>'user_id' = u.id`,
    values: [email.trim().toLowerCase()],
  });
  return rows.length > 0;
}

/**
 * Creates the engine user and its sign-in for `email`, or sets the password of an existing one, who is no longer blocked;
 * returns the user. Somebody new is an owner unless `role` says otherwise, somebody known keeps their role.
 */
export async function ensureAdmin(
  container: MedusaContainer,
  { email: typedEmail, password, role }: { email: string; password: string; role?: StaffRole },
): Promise<{ id: string }> {
  const email = typedEmail.trim().toLowerCase();
  const users = container.resolve(Modules.USER);
  let [user] = await users.listUsers({ email });
  user ??= await users.createUsers({ email, first_name: "Admin" });

  const identity =
    (await checkPassword(container, email, password)) ?? (await setPassword(container, email, password));
  if (identity.app_metadata?.user_id !== user.id) await linkSignIn(container, identity, { user_id: user.id });
  await query({
    text: `insert into shop_staff as s (admin_id, role) values ($1, coalesce($2, 'owner'))
           on conflict (admin_id) do update set role = coalesce($2, s.role), blocked_at = null`,
    values: [user.id, role ?? null],
  });
  return user;
}
