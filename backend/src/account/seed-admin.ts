import type { MedusaContainer } from "@medusajs/framework/types";
import { env } from "../env";
import { ensureAdmin } from "./ensure-admin";

/** The admin of a shop that was started without naming one; never made in production. */
export const demoAdmin = { email: "admin@sahyadri.example", password: "sahyadri-demo-2026" } as const;

/** Makes the first admin, or brings an existing one to the e-mail and password of the environment. */
export async function seedAdmin(container: MedusaContainer): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, isProduction } = env();
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    await ensureAdmin(container, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  } else if (!isProduction) {
    await ensureAdmin(container, demoAdmin);
  }
}
