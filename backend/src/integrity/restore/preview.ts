import { compareBooks } from "../../payments/compare-books";
import type { ProviderLedger } from "../../payments/provider-ledger";
import { planSkips, type Skipped, type UpTo } from "./skip-numbers";
import { numbersOutside, type TakenIn } from "./take-in-payments";

type Look = { since: Date | undefined; upTo: UpTo; ledger: ProviderLedger | undefined; mark: string };

/** What after-restore would do, without doing any of it. */
export async function preview({ since, upTo, ledger, mark }: Look): Promise<{
  skipped: Skipped[];
  payments: TakenIn | undefined;
}> {
  const skipped = since ? await planSkips(since, upTo, ledger ? numbersOutside(ledger, mark) : []) : [];
  if (!ledger) return { skipped, payments: undefined };
  const { differences, missing } = await compareBooks(ledger);
  const of = (kind: string) => differences.filter(({ owner }) => owner.kind === kind);
  return {
    skipped,
    payments: {
      adopted: of("known").map(({ payment }) => payment.id),
      lost: of("lost").map(({ payment, order }) => ({
        id: payment.id,
        orderNumber: order?.notes?.order === undefined ? null : String(order.notes.order),
        amountPaise: Number(payment.amount),
        contact: [payment.email, payment.contact].filter(Boolean).join(", "),
        error: null,
      })),
      left: [...missing, ...of("unmarked").map(({ fault }) => fault)],
    },
  };
}
