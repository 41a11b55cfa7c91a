import type { MedusaContainer } from "@medusajs/framework/types";
import { demoAdmin } from "../demo-admin";
import { env } from "../env";
import { ensureAdmin } from "./ensure-admin";

/** Makes the first admin, or brings an existing one to the e-mail and password of the environment (or the demo's). */
export async function seedAdmin(container: MedusaContainer): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SHOP_SEED, isProduction } = env();
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    await ensureAdmin(container, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  } else if (!isProduction && SHOP_SEED === "demo") {
    await ensureAdmin(container, demoAdmin);
  }
}
