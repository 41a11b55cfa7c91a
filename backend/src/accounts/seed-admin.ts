import type { MedusaContainer } from "@medusajs/framework/types";
import { demoAdmin } from "../platform/demo-admin";
import { env } from "../platform/env";
import { ensureAdmin, hasAdmin } from "./ensure-admin";

/**
 * Creates the first admin with the e-mail and password of the environment (or the demo's). An admin who can already
 * sign in keeps the password that was chosen since.
 */
export async function seedAdmin(container: MedusaContainer): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SHOP_SEED, isProduction } = env();
  const named = ADMIN_EMAIL && ADMIN_PASSWORD && { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  const admin = named || (!isProduction && SHOP_SEED === "demo" ? demoAdmin : undefined);
  if (admin && !(await hasAdmin(admin.email))) await ensureAdmin(container, admin);
}
