import { query } from "../platform/db/pool";

/**
 * The quantity that a shopper's ($1) own order reserves while it waits for its payment. They can still buy it, so their
 * cart must not show it as sold out. For statements over `v`, catalog_variant.
 */
export const ownHold = `coalesce((select sum(held.quantity)::integer from shop_order waiting,
    jsonb_to_recordset(waiting.lines) as held ("variantId" text, quantity integer)
  where waiting.customer_id = $1 and waiting.status = 'pending_payment' and held."variantId" = v.variant_id), 0)`;

/** Returns how many of a variant the shopper's own unpaid order holds. */
export async function heldByOwnOrder(customerId: string, variantId: string): Promise<number> {
  const [row] = await query<{ held: number }>({
    name: "own-hold",
    text: `select ${ownHold} as held from catalog_variant v where v.variant_id = $2`,
    values: [customerId, variantId],
  });
  return row?.held ?? 0;
}
