import { model } from "@medusajs/framework/utils";

/**
 * The shop's own fields of a product, beyond the engine's; one row per product. Weight, sides and HSN are the
 * engine's (`weight` in kg, `length`/`width`/`height` in cm, `hs_code`).
 */
export const ProductDetail = model.define("product_detail", {
  id: model.id({ prefix: "pdet" }).primaryKey(),
  product_id: model.text().unique(),
  brand: model.text(),
  /** new · refurbished · second-hand; electronics only. */
  condition: model.text().nullable(),
  battery_health: model.text().nullable(),
  /** Rupees that the shop paid for one used item; if set, GST is on the margin (Rule 32(5)). */
  purchase_price: model.bigNumber().nullable(),
  /** Per cent, included in the price; a product without a rate is not sold. */
  gst_rate: model.float().nullable(),
  /** HSN and rate were proposed from category and title, not entered by a person. */
  is_tax_proposed: model.boolean().default(false),
  country_of_origin: model.text(),
  /** `[{label, value}]` in the order shown. */
  specifications: model.json(),
  is_featured: model.boolean().default(false),
  featured_description: model.text().nullable(),
  /** The material of clothing. */
  material: model.text().nullable(),
  /** Fewer pieces than this are low stock; null is the shop's limit. */
  low_stock_limit: model.number().nullable(),
  /** Rupees, all taxes included: the maximum retail price on the package. */
  mrp: model.bigNumber().nullable(),
  /** What one package holds, as `contract/net-quantity.ts` writes it. */
  net_quantity: model.text().nullable(),
  /** Name and full address of who made, packed or imported it. */
  maker: model.text().nullable(),
  /**
   * `{hi?: {title, description, of: {title, description}}, mr?: …}`; `of` are fingerprints of the English text that
   * was translated.
   */
  translations: model.json(),
  is_demo: model.boolean().default(false),
});
