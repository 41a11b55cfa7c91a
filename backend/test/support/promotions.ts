import type { CreatePromotionDTO, PromotionDTO } from "@medusajs/framework/types";
import type { Size } from "../../src/contract/constants";
import type { TestBuyer } from "./buyers";
import type { Flows } from "./engine-order";
import { loadBackend } from "./load-backend";
import type { Shop } from "./open-shop";

type Method = CreatePromotionDTO["application_method"];
type Wish = Partial<Omit<CreatePromotionDTO, "application_method">> & {
  code: string;
  method?: Partial<Method>;
};

export const flows = (): Flows => loadBackend<Flows>("@medusajs/medusa/core-flows");

/** A promotion made by the engine's own workflow: 10 per cent off everything unless `wish` says otherwise. */
export async function promote(shop: Shop, { method, ...wish }: Wish): Promise<PromotionDTO> {
  const { result } = await flows()
    .createPromotionsWorkflow(shop.container)
    .run({
      input: {
        promotionsData: [
          {
            type: "standard",
            status: "active",
            is_tax_inclusive: true,
            ...wish,
            application_method: {
              type: "percentage",
              target_type: "items",
              allocation: "across",
              value: 10,
              currency_code: "inr",
              ...method,
            } as Method,
          },
        ],
      },
    });
  const [made] = result;
  if (!made) throw new Error("No promotion was made.");
  return made;
}

/** Ends a promotion as its operators do. */
export async function endPromotion(shop: Shop, { id }: { id: string }): Promise<void> {
  await flows()
    .updatePromotionsWorkflow(shop.container)
    .run({ input: { promotionsData: [{ id, status: "inactive" }] } });
}

/** How often it was used, by the engine's count. */
export async function timesUsed(shop: Shop, { id }: { id: string }): Promise<number> {
  const [row] = await shop.query<{ used: number }>({
    text: "select used from promotion where id = $1",
    values: [id],
  });
  return row?.used ?? 0;
}

export type Bought = { productId: string; size?: Size; quantity: number };

/** The total of the same goods in a cart of the engine's own flows, with these codes, in rupees. */
export async function engineTotal(
  shop: Shop,
  buyer: Pick<TestBuyer, "id" | "email">,
  bought: readonly Bought[],
  codes: readonly string[] = [],
): Promise<number> {
  const { engineIds } = loadBackend<typeof import("../../src/platform/engine/engine-ids")>(
    "./platform/engine/engine-ids",
  );
  const ids = await engineIds(shop.container);
  const items = [];
  for (const { productId, size, quantity } of bought) {
    const [variant] = await shop.query<{ id: string }>({
      text: "select variant_id as id from catalog_variant where product_id = $1 and size is not distinct from $2",
      values: [productId, size ?? null],
    });
    items.push({ variant_id: variant?.id ?? "", quantity });
  }
  const { result: cart } = await flows()
    .createCartWorkflow(shop.container)
    .run({
      input: {
        region_id: ids.regionId,
        sales_channel_id: ids.salesChannelId,
        customer_id: buyer.id,
        email: buyer.email,
        currency_code: "inr",
        items,
        promo_codes: [...codes],
      },
    });
  const { data } = await shop.container.resolve("query").graph({
    entity: "cart",
    fields: ["id", "item_total", "total"],
    filters: { id: cart.id },
  });
  return Number((data[0] as { item_total?: unknown } | undefined)?.item_total);
}
