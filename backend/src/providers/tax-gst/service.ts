import type {
  ITaxProvider,
  ItemTaxCalculationLine,
  ItemTaxLineDTO,
  ShippingTaxCalculationLine,
  ShippingTaxLineDTO,
  TaxCalculationContext,
} from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { type TaxFacts, taxFactsOf } from "../../catalog/tax-facts";
import { indiaClock } from "../../platform/india-day";
import { deliveryRateOf, gstRateOf } from "../../tax/rate";
import { goodsTaxLines, type TaxedGoods, type TaxLine, taxLines } from "../../tax/tax-lines";
import { type KnownLine, linesById, linesOfMethods } from "./known-lines";
import { placeOfSupply } from "./place-of-supply";

/** The rate of a courier's service that goes with no goods (SAC 9968). */
const deliveryAlone = 18;

type Goods = Omit<KnownLine, "id">;

/** The item as the caller describes it: one that is in no cart or order yet. */
const described = ({ line_item: { product_id, quantity, unit_price } }: ItemTaxCalculationLine): Goods => ({
  productId: product_id,
  quantity: Number(quantity ?? 1),
  paidPrice: Number(unit_price ?? 0),
  at: new Date(),
  frozen: null,
});

/** What a line costs now; it may have been reduced since the caller read it, and is then in the database. */
const asAsked = (line: ItemTaxCalculationLine, known: KnownLine | undefined): Goods =>
  known ?? described(line);

/** 400 if the rate is unknown: the shop never guesses one (ADR-0018). */
function taxed(goods: Goods, facts: ReadonlyMap<string, TaxFacts>): TaxedGoods {
  const { paidPrice, frozen, at, productId } = goods;
  if (frozen) return { paidPrice, rate: frozen.gstRate, purchasePrice: frozen.purchasePrice ?? null };
  const { hsn, gstRate, purchasePrice } = facts.get(productId ?? "") ?? {};
  if (!hsn || gstRate === null || gstRate === undefined)
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `No GST rate is known for ${productId ? `product ${productId}` : "an item without a product"}: enter its HSN and rate in the panel.`,
    );
  const rate = gstRateOf({ hsn, gstRate, unitPrice: paidPrice }, indiaClock(at).day);
  return { paidPrice, rate, purchasePrice: purchasePrice ?? null };
}

async function factsOf(goods: readonly Goods[]): Promise<Map<string, TaxFacts>> {
  const ids = [...new Set(goods.flatMap(({ productId, frozen }) => (frozen ? [] : (productId ?? []))))];
  const facts = ids.length > 0 ? await taxFactsOf(ids) : [];
  return new Map(facts.map((fact) => [fact.productId, fact]));
}

const named = ({ code, rate, description, provider_id }: TaxLine) => ({
  rate,
  code,
  name: description,
  provider_id,
});

/**
 * GST for the engine: its flows and plugins that ask for taxes get the rates of the shop's own orders and invoices, by
 * the same functions. The engine's table of rates is not used (schema 0320 refuses an entry).
 */
export class GstTax implements ITaxProvider {
  static identifier = "gst";

  getIdentifier(): string {
    return GstTax.identifier;
  }

  async getTaxLines(
    items: ItemTaxCalculationLine[],
    shipping: ShippingTaxCalculationLine[],
    { address }: TaxCalculationContext,
  ): Promise<(ItemTaxLineDTO | ShippingTaxLineDTO)[]> {
    const state = placeOfSupply(address);
    // Prices include the tax in any case; which taxes they are is known once the address has a state or a pincode.
    if (!state) return [];
    const found = await linesById(items.map(({ line_item }) => line_item.id));
    const known = new Map(found.map((line) => [line.id, line]));
    const goods = items.map((line) => asAsked(line, known.get(line.line_item.id)));
    const facts = await factsOf(goods);
    const ofItems = items.flatMap(({ line_item }, at) => {
      const own = goods[at];
      const lines = own ? goodsTaxLines(taxed(own, facts), state) : [];
      return lines.map((line) => ({ ...named(line), line_item_id: line_item.id }));
    });
    if (shipping.length === 0) return ofItems;
    const rate = await this.rateOfDelivery(goods, shipping);
    const ofShipping = shipping.flatMap(({ shipping_line }) =>
      taxLines(rate, state).map((line) => ({ ...named(line), shipping_line_id: shipping_line.id })),
    );
    return [...ofItems, ...ofShipping];
  }

  /** Delivery follows the goods. The engine asks for its tax without them: they are then looked up. */
  private async rateOfDelivery(
    asked: readonly Goods[],
    shipping: readonly ShippingTaxCalculationLine[],
  ): Promise<number> {
    const goods =
      asked.length > 0 ? asked : await linesOfMethods(shipping.map(({ shipping_line }) => shipping_line.id));
    if (goods.length === 0) return deliveryAlone;
    const facts = await factsOf(goods);
    return deliveryRateOf(
      goods.map((each) => ({ total: each.paidPrice * each.quantity, rate: taxed(each, facts).rate })),
    );
  }
}
