import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { query } from "../platform/db/pool";
import { env } from "../platform/env";
import type { Payment, ProviderOrder } from "./razorpay/client";
import { razorpay } from "./razorpay/razorpay";

/** What the provider has in its books under one key. */
export type ProviderLedger = { keyId: string; orders: ProviderOrder[]; payments: Payment[] };

/** What the sandbox of `npm start` keeps, for whoever is not given its keys. */
const sandboxKeyId = "rzp_test_sandbox";
const SandboxBooks = z.object({
  orders: z.array(z.custom<ProviderOrder>()),
  payments: z.array(z.custom<Payment>()),
});

/** The provider's orders and payments since our first one; undefined where there is no provider to ask. */
export async function readProviderLedger(): Promise<ProviderLedger | undefined> {
  const client = razorpay();
  if (client) {
    const [first] = await query<{ since: number }>({
      text: "select floor(extract(epoch from min(created_at)))::float8 as since from shop_payment_attempt",
    });
    const since = first?.since ?? 0;
    // Payments first: an order that is made meanwhile is in the list that is asked for later.
    const payments = await client.paymentsSince(since);
    return { keyId: client.keyId, payments, orders: await client.ordersSince(since) };
  }
  const file = join(env().DATA_DIR, "sandbox", "razorpay.json");
  if (!existsSync(file)) return undefined;
  return { keyId: sandboxKeyId, ...SandboxBooks.parse(JSON.parse(readFileSync(file, "utf8"))) };
}
