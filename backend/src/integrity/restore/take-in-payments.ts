import type { MedusaContainer } from "@medusajs/framework/types";
import { storeProviderOrder } from "../../order-lifecycle/settlement/open-payment";
import { settle } from "../../order-lifecycle/settlement/settle";
import { compareAll } from "../../payments/compare-books";
import { gatewayNamed } from "../../payments/gateways";
import type { ProviderLedger } from "../../payments/provider-ledger";
import { query } from "../../platform/db/pool";
import { inParallel } from "../../platform/queue/in-parallel";
import { type LostPayment, refundLost } from "./lost-payments";

export type TakenIn = {
  /** Payments of known orders: settled as if their webhook had come late. */
  adopted: string[];
  lost: LostPayment[];
  /** Sentences about payments that staff have to check. */
  left: string[];
};

/** Providers limit the request rate. */
const atOnce = 5;

/** An attempt whose order was created at its provider after the backup is matched by its reference. */
async function findOrders({ provider, orders }: ProviderLedger): Promise<void> {
  const unopened = await query<{ id: string }>({
    text: "select id from shop_payment_attempt where provider = $1 and provider_order_id is null",
    values: [provider],
  });
  const ids = new Set(unopened.map(({ id }) => id));
  for (const { id, reference } of orders)
    if (reference && ids.has(reference)) await storeProviderOrder(reference, id);
}

/**
 * Imports payments that the provider has and our database lacks: if the order exists, the payment is settled; if the
 * order is lost, it is refunded. Safe to run at any time, any number of times.
 */
export async function takeInPayments(
  scope: MedusaContainer,
  ledgers: readonly ProviderLedger[],
  refundsUnmarked: boolean,
): Promise<TakenIn> {
  const unset = ledgers.find(({ provider }) => !gatewayNamed(provider));
  if (unset) throw new Error(`There are no keys of ${unset.provider} to settle and refund with.`);
  for (const ledger of ledgers) await findOrders(ledger);
  const { differences, missing } = await compareAll(ledgers);
  const taken: TakenIn = { adopted: [], lost: [], left: missing };
  await inParallel(differences, atOnce, async (difference) => {
    const { owner, payment, fault } = difference;
    if (owner.kind === "known") {
      await settle(scope, owner.attemptId);
      taken.adopted.push(payment.id);
    } else if (owner.kind === "lost" || refundsUnmarked) {
      taken.lost.push(await refundLost(difference));
    } else {
      taken.left.push(fault);
    }
  });
  return taken;
}

const orderNumber = /^[A-Z0-9]{1,3}-\d{2}-\d{1,9}$/;

/** The order numbers that this shop has sent to the providers. */
export function numbersOutside(ledgers: readonly ProviderLedger[], mark: string): string[] {
  return ledgers
    .flatMap(({ orders }) => orders)
    .filter(({ notes }) => notes.shop === mark)
    .map(({ notes }) => String(notes.order))
    .filter((number) => orderNumber.test(number));
}
