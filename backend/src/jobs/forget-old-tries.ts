import type { MedusaContainer } from "@medusajs/framework/types";
import { forgetOldDevices } from "../account/known-device";
import { query } from "../db/pool";

/** Removes, once an hour, counted tries whose time is over and devices that were not seen for long. */
export default async function forgetOldTries(_container: MedusaContainer): Promise<void> {
  await query({ text: "delete from shop_try where expire < $1", values: [Date.now()] });
  // Nobody sends a change of the stock again after so long.
  await query({ text: "delete from stock_change where at < now() - interval '90 days'" });
  await forgetOldDevices();
}

export const config = { name: "forget-old-tries", schedule: "17 * * * *" };
