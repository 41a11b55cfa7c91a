import { buyers } from "./buyers";
import { pune } from "./goods";
import { loadBackend } from "./load-backend";
import type { Shop } from "./open-shop";

export type Flows = typeof import("@medusajs/medusa/core-flows");

/** The data that a payment provider stored in its session. */
type Pay = (session: Record<string, unknown>) => Promise<unknown>;

/**
 * An order of one item to Pune by the engine's own flows, as its storefront creates it; `pay` runs before the last
 * step.
 */
export async function engineOrder(
  shop: Shop,
  {
    productId,
    provider,
    pay,
    codes = [],
  }: { productId: string; provider: string; pay?: Pay; codes?: string[] },
): Promise<string> {
  const flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
  const { orderingIds } = loadBackend<typeof import("../../src/platform/engine/ordering-ids")>(
    "./platform/engine/ordering-ids",
  );
  const ids = await orderingIds(shop.container);
  const [buyer] = await buyers(shop, 1);
  const [variant] = await shop.query<{ variant_id: string }>({
    text: "select variant_id from catalog_variant where product_id = $1",
    values: [productId],
  });
  const address = {
    first_name: pune.name,
    phone: pune.phone,
    address_1: pune.address,
    address_2: pune.notes ?? "",
    city: pune.city,
    province: pune.state,
    postal_code: pune.pincode,
    country_code: "in",
    customer_id: buyer?.id ?? "",
  };
  const { result: cart } = await flows.createCartWorkflow(shop.container).run({
    input: {
      region_id: ids.regionId,
      sales_channel_id: ids.salesChannelId,
      customer_id: buyer?.id ?? "",
      email: buyer?.email ?? "",
      currency_code: "inr",
      items: [{ variant_id: variant?.variant_id ?? "", quantity: 1 }],
      shipping_address: address,
      billing_address: address,
      promo_codes: codes,
    },
  });
  await flows.addShippingMethodToCartWorkflow(shop.container).run({
    input: { cart_id: cart.id, options: [{ id: ids.shippingOptionId, data: {} }] },
  });
  const { result: collection } = await flows.createPaymentCollectionForCartWorkflow(shop.container).run({
    input: { cart_id: cart.id },
  });
  const { result: session } = await flows.createPaymentSessionsWorkflow(shop.container).run({
    input: { payment_collection_id: collection.id, provider_id: provider },
  });
  await pay?.(session.data ?? {});
  const { result } = await flows.completeCartWorkflow(shop.container).run({ input: { id: cart.id } });
  return result.id;
}
