import { query } from "../platform/db/pool";
import type { GatewayOrder } from "./gateway";

/**
 * known: it is in our books. lost: it names this shop but is not in our books. unmarked: it may be ours, from before
 * orders named their shop. strange: of another shop on the same account.
 */
export type Owner = { kind: "known"; attemptId: string } | { kind: "lost" | "unmarked" | "strange" };

/** The format of our references. */
const ourReference = /^payatt_/;

type Known = { id: string; provider_order_id: string | null };

/** Returns a function that tells the owner of an order at the provider. */
export async function orderOwners(
  provider: string,
): Promise<(id: string, order: GatewayOrder | undefined) => Owner> {
  const attempts = await query<Known>({
    text: "select id, provider_order_id from shop_payment_attempt where provider = $1",
    values: [provider],
  });
  const [own] = await query<{ mark: string }>({ text: "select mark from shop_mark" });
  const byOrder = new Map(attempts.map((attempt) => [attempt.provider_order_id, attempt.id]));
  const ids = new Set(attempts.map(({ id }) => id));
  return (id, order) => {
    const reference = order?.reference ?? "";
    const attemptId = byOrder.get(id) ?? (ids.has(reference) ? reference : undefined);
    if (attemptId) return { kind: "known", attemptId };
    const mark = order?.notes.shop;
    if (mark !== undefined) return { kind: mark === own?.mark ? "lost" : "strange" };
    return { kind: ourReference.test(reference) ? "unmarked" : "strange" };
  };
}
