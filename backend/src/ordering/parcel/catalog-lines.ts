import type { Size } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query } from "../../db/pool";
import type { QuotedLine } from "../../shipping/quote";

export type WantedLine = { productId: string; quantity: number; size?: Size | null | undefined };

type PricedRow = {
  product_id: string;
  size: string | null;
  paid_price: number;
  weight_kg: number;
  length_cm: number;
  breadth_cm: number;
  height_cm: number;
  used_phone: boolean;
};

/** What counts as a second-hand phone for the cash limits: its condition, and the HSN chapter of telephones. */
export const usedPhoneSql = "(p.condition = 'second-hand' and p.hsn like '8517%')";

const PRICED_LINES = `
  select v.product_id, v.size, v.paid_price::float8 as paid_price, p.weight_kg, p.length_cm, p.breadth_cm,
         p.height_cm, ${usedPhoneSql} as used_phone
  from catalog_product p join catalog_variant v on v.product_id = p.product_id
  where p.product_id = any ($1) and p.published
  order by v.position`;

/** The shop's own weights and prices of what a shopper names; 404 where one of the goods is gone. */
export async function catalogLines(wanted: readonly WantedLine[]): Promise<QuotedLine[]> {
  const rows = await query<PricedRow>({
    name: "priced-lines",
    text: PRICED_LINES,
    values: [[...new Set(wanted.map(({ productId }) => productId))]],
  });
  return wanted.map(({ productId, quantity, size }) => {
    const sizes = rows.filter((row) => row.product_id === productId);
    const row = sizes.find((candidate) => candidate.size === size) ?? sizes[0];
    if (!row) throw refuse.notFound(messages.productGone);
    return quotedLine(row, quantity);
  });
}

/** A row of the catalogue as a line of a parcel. */
export function quotedLine(row: Omit<PricedRow, "product_id" | "size">, quantity: number): QuotedLine {
  return {
    quantity,
    unitPrice: row.paid_price,
    weightKg: row.weight_kg,
    lengthCm: row.length_cm,
    breadthCm: row.breadth_cm,
    heightCm: row.height_cm,
    isUsedPhone: row.used_phone,
  };
}
