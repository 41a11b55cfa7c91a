import { type Sellable, usualColumns } from "../../catalog/sellable";
import { type Titles, titlesColumn } from "../../catalog/titles";
import { isToThePaisa, paise } from "../../contract/money";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";
import { indiaClock } from "../../platform/india-day";
import { gstRateOf } from "../../tax/rate";
import type { NumberedLine } from "../engine-order";
import { cannotTake } from "./address-of";
import type { EngineOrder } from "./read-engine-order";

type Known = Sellable & { purchasePrice: number | null; titles: Titles | null };

/** The shop's goods behind these variants, on sale or not. */
function goodsOf({ sql }: SharedTransaction, variantIds: readonly string[]): Promise<Known[]> {
  return sql<Known>({
    name: "goods-of-variants",
    text: `select d.purchase_price::float8 as "purchasePrice", ${titlesColumn} as titles, ${usualColumns}
           from catalog_variant v join catalog_product p on p.product_id = v.product_id
           left join product_detail d on d.product_id = p.product_id and d.deleted_at is null
           where v.variant_id = any ($1::text[])`,
    values: [variantIds],
  });
}

/** The lines of an engine's order with the shop's product, HSN and GST rate; throws with words for anything else. */
export async function linesOf(
  transaction: SharedTransaction,
  { items, created_at }: EngineOrder,
): Promise<NumberedLine[]> {
  if (items.length === 0) throw cannotTake("An order of the shop has at least one item.");
  const goods = await goodsOf(
    transaction,
    items.map(({ variant_id: id }) => id ?? ""),
  );
  const { day } = indiaClock(new Date(created_at));
  return items.map((item) => {
    const known = goods.find(({ variantId }) => variantId === item.variant_id);
    if (!known)
      throw cannotTake(`“${item.title}” is none of the shop's products: it has no HSN and no GST rate here.`);
    if (items.filter(({ variant_id: id }) => id === item.variant_id).length > 1)
      throw cannotTake(`“${item.title}” is on two lines: put the quantity on one.`);
    const [quantity, paidPrice] = [Number(item.quantity), Number(item.unit_price)];
    if (!Number.isInteger(quantity) || quantity < 1)
      throw cannotTake(`The quantity of “${item.title}” has to be a whole number.`);
    if (paidPrice < 0 || !isToThePaisa(paidPrice))
      throw cannotTake(`The price of “${item.title}” has to be an amount in rupees and paise.`);
    const isUsual = paidPrice === known.paidPrice;
    return {
      ...known,
      price: isUsual ? known.price : paidPrice,
      salePrice: isUsual ? known.salePrice : 0,
      paidPrice,
      quantity,
      toldPrice: paidPrice,
      lineTitle: known.title,
      awaitingOrderId: null,
      cartLineId: item.id,
      promotions: null,
      discountPaise: paise(0),
      lineItemId: item.id,
      lineGstRate: gstRateOf({ hsn: known.hsn, gstRate: known.gstRate, unitPrice: paidPrice }, day),
    };
  });
}
