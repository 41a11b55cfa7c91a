import type { MedusaContainer } from "@medusajs/framework/types";
import { settle } from "../../order-lifecycle/settlement/settle";
import { compareBooks } from "../../payments/compare-books";
import { inParallel } from "../../payments/in-parallel";
import { storeProviderOrder } from "../../payments/open-payment";
import type { ProviderLedger } from "../../payments/provider-ledger";
import { razorpay } from "../../payments/razorpay/razorpay";
import { query } from "../../platform/db/pool";
import { type LostPayment, refundLost } from "./lost-payments";

export type TakenIn = {
  /** Payments of orders that the books know: settled as if their webhook had come late. */
  adopted: string[];
  lost: LostPayment[];
  /** Sentences about payments that somebody has to look at. */
  left: string[];
};

/** Razorpay limits how often it may be asked. */
const atOnce = 5;

/** An attempt whose order was made at Razorpay after the backup finds it again by its receipt. */
async function findOrders({ orders }: ProviderLedger): Promise<void> {
  const unopened = await query<{ id: string }>({
    text: "select id from shop_payment_attempt where razorpay_order_id is null",
  });
  const ids = new Set(unopened.map(({ id }) => id));
  for (const { id, receipt } of orders)
    if (receipt && ids.has(receipt)) await storeProviderOrder(receipt, id);
}

/**
 * Takes in what the provider knows and our books don't: a payment of an order that is there is settled, one whose order
 * is lost goes back. Safe to run at any time, any number of times.
 */
export async function takeInPayments(
  scope: MedusaContainer,
  ledger: ProviderLedger,
  refundsUnmarked: boolean,
): Promise<TakenIn> {
  const client = razorpay();
  if (!client) throw new Error("There are no Razorpay keys to settle and refund with.");
  await findOrders(ledger);
  const { differences, missing } = await compareBooks(ledger);
  const taken: TakenIn = { adopted: [], lost: [], left: missing };
  await inParallel(differences, atOnce, async (difference) => {
    const { owner, payment, fault } = difference;
    if (owner.kind === "known") {
      await settle(scope, owner.attemptId);
      taken.adopted.push(payment.id);
    } else if (owner.kind === "lost" || refundsUnmarked) {
      taken.lost.push(await refundLost(client, difference));
    } else {
      taken.left.push(fault);
    }
  });
  return taken;
}

const orderNumber = /^SB-\d{2}-\d{1,9}$/;

/** The order numbers that the provider was told by this shop. */
export function numbersOutside({ orders }: ProviderLedger, mark: string): string[] {
  return orders
    .filter(({ notes }) => notes?.shop === mark)
    .map(({ notes }) => String(notes?.order))
    .filter((number) => orderNumber.test(number));
}
