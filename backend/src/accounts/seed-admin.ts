import type { MedusaContainer } from "@medusajs/framework/types";
import { oneAtATime } from "../platform/db/one-at-a-time";
import { demoAdmin } from "../platform/demo-admin";
import { env } from "../platform/env";
import { ensureAdmin, hasAdmin } from "./ensure-admin";

/** Any number that only this lock uses. */
const adminLock = 7_312_028;

/**
 * Creates the first admin with the e-mail and password of the environment (or the demo's). An admin who can already
 * sign in keeps the password that was chosen since.
 */
export async function seedAdmin(container: MedusaContainer): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SHOP_SEED, isProduction } = env();
  const named = ADMIN_EMAIL && ADMIN_PASSWORD && { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  const admin = named || (!isProduction && SHOP_SEED === "demo" ? demoAdmin : undefined);
  if (!admin || (await hasAdmin(admin.email))) return;
  // Where servers and worker start on a new database together, one makes the admin: the engine refuses a second sign-in of the same
  // name, and with it the others' start.
  await oneAtATime(adminLock, async () => {
    if (!(await hasAdmin(admin.email))) await ensureAdmin(container, admin);
  });
}
