import { compareBooks } from "../payments/compare-books";
import { type ProviderLedger, readProviderLedger } from "../payments/provider-ledger";
import { RazorpayFailure } from "../payments/razorpay/client";

const hints = {
  lost: ": npm run after-restore -- --payments-only",
  unmarked: ": look it up at Razorpay",
  known: "",
  strange: "",
} as const;

/**
 * What the provider's books say otherwise than ours, a sentence each. A payment that is younger than `graceSeconds` may
 * still be on its way. Answers nothing where there is no provider to ask.
 */
export async function auditProvider(graceSeconds = 120): Promise<string[] | undefined> {
  let ledger: ProviderLedger | undefined;
  try {
    ledger = await readProviderLedger();
  } catch (error) {
    if (!(error instanceof RazorpayFailure)) throw error;
    return [`Razorpay could not be asked: ${error.message}`];
  }
  if (!ledger) return undefined;
  const { differences, missing } = await compareBooks(ledger);
  const before = Date.now() / 1000 - graceSeconds;
  return [
    ...differences
      .filter(({ payment }) => payment.created_at < before)
      .map(({ fault, owner }) => fault + hints[owner.kind]),
    ...missing,
  ];
}
