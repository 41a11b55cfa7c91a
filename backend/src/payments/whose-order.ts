import { query } from "../platform/db/pool";
import type { ProviderOrder } from "./razorpay/client";

/**
 * known: our books have it. lost: it names this shop, and our books don't know it. unmarked: it may be ours, made before
 * orders named their shop. strange: of another shop on the same account.
 */
export type Owner = { kind: "known"; attemptId: string } | { kind: "lost" | "unmarked" | "strange" };

/** The receipts that this software gives. */
const ourReceipt = /^payatt_/;

type Known = { id: string; razorpay_order_id: string | null };

/** Answers how to tell whose an order at the provider is. */
export async function orderOwners(): Promise<(id: string, order: ProviderOrder | undefined) => Owner> {
  const attempts = await query<Known>({ text: "select id, razorpay_order_id from shop_payment_attempt" });
  const [own] = await query<{ mark: string }>({ text: "select mark from shop_mark" });
  const byOrder = new Map(attempts.map((attempt) => [attempt.razorpay_order_id, attempt.id]));
  const ids = new Set(attempts.map(({ id }) => id));
  return (id, order) => {
    const receipt = order?.receipt ?? "";
    const attemptId = byOrder.get(id) ?? (ids.has(receipt) ? receipt : undefined);
    if (attemptId) return { kind: "known", attemptId };
    const mark = order?.notes?.shop;
    if (mark !== undefined) return { kind: mark === own?.mark ? "lost" : "strange" };
    return { kind: ourReceipt.test(receipt) ? "unmarked" : "strange" };
  };
}
