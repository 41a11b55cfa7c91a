import type { MedusaContainer } from "@medusajs/framework/types";
import { forgetStrayPhotos } from "../../accounts/review-photos/remove";
import { GatewayFailure } from "../../payments/gateway";
import { configuredGateways } from "../../payments/gateways";
import { type ProviderLedger, readProviderLedgers } from "../../payments/provider-ledger";
import { query } from "../../platform/db/pool";
import { env } from "../../platform/env";
import { forgetVisitors } from "./forget-visitors";
import { letMessagesGo } from "./let-messages-go";
import { preview } from "./preview";
import { finishRestores, type Restore } from "./restores";
import { type Skipped, skipNumbers, type UpTo } from "./skip-numbers";
import { numbersOutside, type TakenIn, takeInPayments } from "./take-in-payments";

export type RestoreOptions = {
  /** The restore to complete; if undefined, only the payments are checked. */
  restore: Restore | undefined;
  upTo: UpTo;
  refundsUnmarked: boolean;
  /** Does not ask the provider: it is unavailable, and the shop must open. */
  withoutProvider: boolean;
  /** Only reports what would be done. */
  isTrial: boolean;
};

export type Done = { sessions: number; messages: number; skipped: Skipped[]; payments: TakenIn | undefined };

/**
 * Brings a shop that was restored from a backup up to date with external services. Each step may be repeated; an
 * interrupted run leaves the restore pending, and the next run does the rest.
 */
export async function afterRestore(scope: MedusaContainer, options: RestoreOptions): Promise<Done> {
  refuseDrillWithRealMoney(options);
  const ledgers = options.withoutProvider ? [] : await askProviders();
  const done: Done = { sessions: 0, messages: 0, skipped: [], payments: undefined };
  const [own] = await query<{ mark: string }>({ text: "select mark from shop_mark" });
  const mark = own?.mark ?? "";
  if (options.isTrial)
    return {
      ...done,
      ...(await preview({ since: options.restore?.backup_at, upTo: options.upTo, ledgers, mark })),
    };
  if (options.restore) {
    done.sessions = (await forgetVisitors()).sessions;
    done.messages = await letMessagesGo(options.restore.restored_at);
    // Photos that are younger than the backup have files, but nobody to whom they belong.
    await forgetStrayPhotos(0);
    done.skipped = await skipOnce(options, numbersOutside(ledgers, mark));
  }
  if (ledgers.length > 0) done.payments = await takeInPayments(scope, ledgers, options.refundsUnmarked);
  if (options.restore) await finishRestores();
  return done;
}

/**
 * A backup that is tried out on a laptop does not contain today's payments: with the shop's own keys it would refund
 * them.
 */
function refuseDrillWithRealMoney({ withoutProvider }: RestoreOptions): void {
  const live = configuredGateways().find(({ isLive }) => isLive);
  if (withoutProvider || env().isProduction || !live) return;
  throw new Error(
    `These are live keys of ${live.title}, and this is no production shop: payments would be given back that another shop has booked. Leave the keys out, or set NODE_ENV=production.`,
  );
}

async function askProviders(): Promise<ProviderLedger[]> {
  try {
    return await readProviderLedgers();
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    throw new Error(
      `${error.message}. Nothing was changed: try again, or open the shop with --without-provider and run it with --payments-only later.`,
    );
  }
}

/** If a run was interrupted after the counters were moved, they are not moved again. */
async function skipOnce({ restore, upTo }: RestoreOptions, outside: string[]): Promise<Skipped[]> {
  if (!restore) return [];
  const [moved] = await query({
    text: "select 1 from shop_skipped_number where at >= $1 limit 1",
    values: [restore.restored_at],
  });
  return moved ? [] : skipNumbers(restore.backup_at, upTo, outside);
}
