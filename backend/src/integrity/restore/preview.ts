import { compareAll } from "../../payments/compare-books";
import type { ProviderLedger } from "../../payments/provider-ledger";
import { planSkips, type Skipped, type UpTo } from "./skip-numbers";
import { numbersOutside, type TakenIn } from "./take-in-payments";

type Look = { since: Date | undefined; upTo: UpTo; ledgers: ProviderLedger[]; mark: string };

/** Reports what after-restore would do, without doing it. */
export async function preview({ since, upTo, ledgers, mark }: Look): Promise<{
  skipped: Skipped[];
  payments: TakenIn | undefined;
}> {
  const skipped = since ? await planSkips(since, upTo, numbersOutside(ledgers, mark)) : [];
  if (ledgers.length === 0) return { skipped, payments: undefined };
  const { differences, missing } = await compareAll(ledgers);
  const of = (kind: string) => differences.filter(({ owner }) => owner.kind === kind);
  return {
    skipped,
    payments: {
      adopted: of("known").map(({ payment }) => payment.id),
      lost: of("lost").map(({ payment, order }) => ({
        id: payment.id,
        orderNumber: order?.notes.order ?? null,
        amountPaise: payment.amountPaise,
        contact: payment.contact,
        error: null,
      })),
      left: [...missing, ...of("unmarked").map(({ fault }) => fault)],
    },
  };
}
