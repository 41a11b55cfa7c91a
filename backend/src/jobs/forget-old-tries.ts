import type { MedusaContainer } from "@medusajs/framework/types";
import { forgetEndedKeys } from "../accounts/api-keys/change";
import { forgetOldDevices } from "../accounts/known-device";
import { forgetOldResets } from "../accounts/password-reset";
import { forgetOldSignInCodes } from "../accounts/sign-in-code/code";
import { deleteInPortions } from "../platform/db/delete-in-portions";
import { query } from "../platform/db/pool";
import { forgetOldTurns } from "../product-files/turns";

/** Every hour, deletes expired attempts, contact changes and codes, abandoned files, devices not seen for long, and keys
 * of programs that ended long ago. */
export default async function forgetOldTries(_container: MedusaContainer): Promise<void> {
  await deleteInPortions(`delete from shop_try where key in (
    select key from shop_try where expire < extract(epoch from now()) * 1000
    order by expire limit $1 for update skip locked) returning 1`);
  // A stock change is not retried after such a long time.
  await deleteInPortions(`delete from stock_change where key in (
    select key from stock_change where at < now() - interval '90 days'
    order by at limit $1 for update skip locked) returning 1`);
  await forgetOldTurns();
  // Its codes have expired, and it no longer counts for any limit.
  await query({ text: "delete from shop_contact_change where last_sent_at < now() - interval '1 day'" });
  await forgetOldResets();
  await forgetOldSignInCodes();
  await forgetOldDevices();
  await forgetEndedKeys();
}

export const config = { name: "forget-old-tries", schedule: "17 * * * *" };
