import type { ProductDetailService } from "../../src/modules/product-detail/service";
import { loadBackend } from "./load-backend";
import { type Flows, firstLocation } from "./locations";
import type { Shop } from "./open-shop";

export type ChoiceVariant = {
  options: Record<string, string>;
  price?: number;
  /** Missing: the engine does not count it. */
  stock?: number | undefined;
  allowsBackorder?: boolean;
};

let made = 0;

/** The engine's category, as the shop under test knows it. */
function categoryId(category: string): string {
  const { engineCategoryId } = loadBackend<typeof import("../../src/catalog/stored-categories")>(
    "./catalog/stored-categories",
  );
  return engineCategoryId(category) ?? "";
}

/** A product as a plugin makes it, by the engine's own workflow and with options of its own. Returns its id. */
export async function productWith(
  shop: Shop,
  title: string,
  variants: readonly ChoiceVariant[],
  category: "toys" | "fashion" = "toys",
): Promise<string> {
  made += 1;
  const flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
  const { engineIds } = loadBackend<typeof import("../../src/platform/engine/engine-ids")>(
    "./platform/engine/engine-ids",
  );
  const ids = await engineIds(shop.container);
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  const valuesOf = (name: string) => [...new Set(variants.flatMap(({ options }) => options[name] ?? []))];
  const { result } = await flows.createProductsWorkflow(shop.container).run({
    input: {
      products: [
        {
          title: `${title} ${made}`,
          description: "Made by a plugin, in the engine's own words.",
          status: "published",
          hs_code: "9503",
          weight: 0.4,
          category_ids: [categoryId(category)],
          sales_channels: [{ id: ids.salesChannelId }],
          shipping_profile_id: ids.shippingProfileId,
          options: names.map((name) => ({ title: name, values: valuesOf(name) })),
          variants: variants.map(({ options, price = 500, stock, allowsBackorder = false }) => ({
            title: Object.values(options).join(" / "),
            options,
            manage_inventory: stock !== undefined,
            allow_backorder: allowsBackorder,
            prices: [{ currency_code: "inr", amount: price }],
          })),
        },
      ],
    },
  });
  const product = result[0];
  if (!product) throw new Error("No product was made.");
  await shop.container.resolve<ProductDetailService>("productDetail").createProductDetails({
    product_id: product.id,
    brand: "hotwheels",
    gst_rate: 5,
    country_of_origin: "India",
    specifications: [] as unknown as Record<string, unknown>,
    translations: {},
  });
  const locationId = await firstLocation(shop);
  const items = await shop.query<{ item: string; values: string[] }>({
    text: `select i.inventory_item_id as item, array_agg(v.value) as values
           from product_variant p join product_variant_inventory_item i on i.variant_id = p.id
           join product_variant_option o on o.variant_id = p.id join product_option_value v on v.id = o.option_value_id
           where p.product_id = $1 group by 1`,
    values: [product.id],
  });
  const levels = items.flatMap(({ item, values }) => {
    const variant = variants.find(({ options }) =>
      Object.values(options).every((value) => values.includes(value)),
    );
    return variant?.stock === undefined
      ? []
      : [{ inventory_item_id: item, location_id: locationId, stocked_quantity: variant.stock }];
  });
  if (levels.length > 0)
    await flows.createInventoryLevelsWorkflow(shop.container).run({ input: { inventory_levels: levels } });
  await loadBackend<typeof import("../../src/catalog/projection/project")>(
    "./catalog/projection/project",
  ).project([product.id]);
  return product.id;
}
