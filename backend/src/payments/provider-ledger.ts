import { query } from "../platform/db/pool";
import type { GatewayEntry, GatewayLedger } from "./gateway";
import { gateways } from "./gateways";

/** All orders and payments of one account at a provider. */
export type ProviderLedger = GatewayLedger & { provider: string; title: string; account: string };

async function readLedger(entry: GatewayEntry, since: number): Promise<ProviderLedger | undefined> {
  const { name: provider } = entry;
  const gateway = entry.configured();
  if (gateway) {
    const { title, account } = gateway;
    return { provider, title, account, ...(await gateway.ledger(since)) };
  }
  const kept = entry.sandboxLedger?.();
  return kept && { provider, title: "the sandbox", ...kept };
}

/** The providers' orders and payments since our first one; empty without a provider. */
export async function readProviderLedgers(): Promise<ProviderLedger[]> {
  const [first] = await query<{ since: number }>({
    text: "select floor(extract(epoch from min(created_at)))::float8 as since from shop_payment_attempt",
  });
  const ledgers = await Promise.all(gateways.map((entry) => readLedger(entry, first?.since ?? 0)));
  return ledgers.filter((ledger) => ledger !== undefined);
}
