import { query } from "../platform/db/pool";

/** A variant's SKU, and the weight and sides of one piece of it in its parcel. */
export type MeasuredVariant = {
  variantId: string;
  sku: string | null;
  weightKg: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
};

const figure = (column: string, otherwise: number) =>
  `coalesce(round(p.${column}::numeric, 3)::float8, ${otherwise})`;

/** Weights and sides are stored on the engine's product, whose row is kept when it is no longer sold. */
export async function measureVariants(variantIds: readonly string[]): Promise<Map<string, MeasuredVariant>> {
  const rows = await query<MeasuredVariant>({
    name: "measure-variants",
    text: `select v.id as "variantId", v.sku, ${figure("weight", 0.5)} as "weightKg",
             ${figure("length", 1)} as "lengthCm", ${figure("width", 1)} as "breadthCm",
             ${figure("height", 1)} as "heightCm"
           from product_variant v join product p on p.id = v.product_id where v.id = any ($1)`,
    values: [variantIds],
  });
  return new Map(rows.map((row) => [row.variantId, row]));
}
