import { compareAll } from "../payments/compare-books";
import { readProviderLedgers } from "../payments/provider-ledger";

const hints = {
  lost: ": npm run after-restore -- --payments-only",
  unmarked: ": look it up at the provider",
  known: "",
  strange: "",
} as const;

/**
 * Compares the providers' ledgers with our payments. Returns one sentence per difference; undefined if no provider is
 * configured. Payments younger than `graceSeconds` may still be on their way and are skipped. Error: GatewayFailure, if a
 * provider could not be asked.
 */
export async function auditProviders(graceSeconds = 120): Promise<string[] | undefined> {
  const ledgers = await readProviderLedgers();
  if (ledgers.length === 0) return undefined;
  const before = Date.now() / 1000 - graceSeconds;
  const { differences, missing } = await compareAll(ledgers);
  return [
    ...differences
      .filter(({ payment }) => payment.createdAt < before)
      .map(({ fault, owner }) => fault + hints[owner.kind]),
    ...missing,
  ];
}
