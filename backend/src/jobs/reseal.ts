import { resealSecondFactors } from "../accounts/second-factor/reseal";
import { resealRefundAccounts } from "../orders/cash/refund-account";
import { env } from "../platform/env";
import { log } from "../platform/log";
import { resealWebhooks } from "../webhooks/reseal";

/** While JWT_SECRET is being replaced: seals with the new one what is kept for long, so that the old one can go. */
export default async function reseal(): Promise<void> {
  if (env().JWT_SECRET_OLD === undefined) return;
  const [factors, accounts] = [await resealSecondFactors(), await resealRefundAccounts()];
  const webhooks = await resealWebhooks();
  if (factors + accounts + webhooks > 0)
    log.warn({ factors, accounts, webhooks }, "sealed with the new secret");
}

export const config = { name: "reseal", schedule: "*/5 * * * *" };
