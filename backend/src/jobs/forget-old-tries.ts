import type { MedusaContainer } from "@medusajs/framework/types";
import { forgetOldDevices } from "../accounts/known-device";
import { query } from "../platform/db/pool";
import { forgetOldTurns } from "../product-files/turns";

/** Removes, once an hour, tries and wishes whose time is over, files that nobody went on with, and devices long unseen. */
export default async function forgetOldTries(_container: MedusaContainer): Promise<void> {
  await query({ text: "delete from shop_try where expire < $1", values: [Date.now()] });
  // Nobody sends a change of the stock again after so long.
  await query({ text: "delete from stock_change where at < now() - interval '90 days'" });
  await forgetOldTurns();
  // Its codes have ended, and no limit counts them any more.
  await query({ text: "delete from shop_contact_change where last_sent_at < now() - interval '1 day'" });
  await forgetOldDevices();
}

export const config = { name: "forget-old-tries", schedule: "17 * * * *" };
