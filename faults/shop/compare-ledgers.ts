import { toPaise } from "../../backend/src/contract/money";
import type { Testbed } from "../testbed/testbed";

type Paid = {
  provider_order_id: string;
  provider_payment_id: string | null;
  order_id: string;
  number: string;
  status: string;
  total: number;
};

/**
 * Compares the shop's payments with the provider's ledger: each captured payment has one live order of its amount or was
 * refunded in full, no attempt has two orders there, and the shop knows no payment that the provider doesn't.
 */
export async function compareLedgers(testbed: Testbed): Promise<string[]> {
  const { orders, payments, refunds } = await testbed.razorpay.ledger();
  const rows = await testbed.query<Paid>(
    `select a.provider_order_id, a.provider_payment_id, o.order_id, o.number, o.status, o.total::float8 as total
     from shop_payment_attempt a join shop_order o using (order_id) where a.provider_order_id is not null`,
  );
  const byProviderOrder = new Map(rows.map((row) => [row.provider_order_id, row]));
  const violations: string[] = [];

  const receipts = new Map<string, number>();
  for (const { receipt } of orders) if (receipt) receipts.set(receipt, (receipts.get(receipt) ?? 0) + 1);
  for (const [receipt, count] of receipts)
    if (count > 1) violations.push(`attempt ${receipt} has ${count} orders at Razorpay`);

  for (const payment of payments.filter(({ captured }) => captured)) {
    const row = byProviderOrder.get(payment.order_id);
    const back = refunds
      .filter(({ payment_id }) => payment_id === payment.id)
      .reduce((sum, { amount }) => sum + amount, 0);
    const isLive = row?.provider_payment_id === payment.id && row.status !== "cancelled";
    if (!row) {
      if (back !== payment.amount) violations.push(`payment ${payment.id} belongs to no order`);
    } else if (back > payment.amount) violations.push(`payment ${payment.id} went back more than whole`);
    else if (isLive && back === 0 && toPaise(row.total) !== payment.amount)
      violations.push(`order ${row.number} of ${row.total} was paid with ${payment.amount} paise`);
    else if (!isLive && back !== payment.amount)
      violations.push(
        `payment ${payment.id} has no order (${row.number} is ${row.status}) and ${back} paise went back`,
      );
  }
  const captured = new Set(payments.filter((payment) => payment.captured).map(({ id }) => id));
  for (const { number, provider_payment_id } of rows)
    if (provider_payment_id && !captured.has(provider_payment_id))
      violations.push(`order ${number} is paid by ${provider_payment_id}, which Razorpay doesn't know`);
  return violations;
}
