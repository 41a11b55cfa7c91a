import { type AskEngine, allConditions, type Condition, numbersIn, orders, pageOf } from "./engine";
import type { TrueRow, TrueRowsOf } from "./truth";

/** Of equal prices more are asked for than are shown, as the brand decides among them. */
const spare = 4;

/** Those of a condition in stock on either side of a price, nearest first: by the ratio of the prices, then the same brand. */
async function nearest(
  ask: AskEngine,
  rowsOf: TrueRowsOf,
  product: TrueRow,
  condition: Condition,
  limit: number,
): Promise<number[]> {
  const range = [0, limit * spare] as const;
  const side = (paidPrice: Condition, order: keyof typeof orders) =>
    pageOf(
      allConditions([condition, { inStock: true, no: { $ne: product.no }, paidPrice }]),
      orders[order],
      range,
    );
  const answers = await ask([
    side({ $gte: product.paidPrice }, "price-lowtohigh"),
    side({ $lt: product.paidPrice }, "price-hightolow"),
  ]);
  const nos = answers.flatMap(numbersIn);
  const rows = new Map((await rowsOf(nos)).map((row) => [row.no, row]));
  const found = nos.flatMap((no) => rows.get(no) ?? []).filter(({ inStock }) => inStock);
  const away = ({ paidPrice }: TrueRow) => Math.abs(Math.log(paidPrice) - Math.log(product.paidPrice));
  const isOwn = ({ brand }: TrueRow) => Number(brand === product.brand);
  // A sort keeps the order of equals: the popular ones first.
  return found
    .sort((a, b) => away(a) - away(b) || isOwn(b) - isOwn(a))
    .slice(0, limit)
    .map(({ no }) => no);
}

/**
 * Products like this one: the others of its kind, the nearest in price first. Without a kind, or alone of it, those of the same
 * category and brand, then those of either.
 */
export async function similarTo(
  ask: AskEngine,
  rowsOf: TrueRowsOf,
  no: number,
  limit: number,
): Promise<number[]> {
  const [product] = await rowsOf([no]);
  if (!product) return [];
  const find = (condition: Condition) => nearest(ask, rowsOf, product, condition, limit);
  const ofKind = product.kind === null ? [] : await find({ kind: product.kind });
  if (ofKind.length > 0) return ofKind;
  const { category, brand } = product;
  const [both, ofCategory, ofBrand] = await Promise.all([
    find({ category, brand }),
    find({ category }),
    find({ brand }),
  ]);
  return [...new Set([...both, ...ofCategory, ...ofBrand])].slice(0, limit);
}
