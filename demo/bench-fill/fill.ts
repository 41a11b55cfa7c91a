import type { MedusaContainer } from "@medusajs/framework/types";
import { catalogIds } from "../../backend/src/catalog/engine-names";
import { rebuildCatalog } from "../../backend/src/catalog/projection/rebuild";
import { seedCategories } from "../../backend/src/catalog/stored-categories";
import { hotPool, transaction } from "../../backend/src/platform/db/pool";
import { engineIds } from "../../backend/src/platform/engine/engine-ids";
import { demoCategories } from "../data";
import { copyInReadModel, countInReadModel } from "./copies";
import { statements } from "./statements";

/** Of more products than this most are in the read model alone. */
const wholeAtMost = 100_000;
const wholeOfMore = 20_000;

/**
 * Fills the engine's tables with `products` invented products by SQL, for benchmarks only: the engine's own workflow
 * would take half an hour for 100,000. The rows are the same as the workflow's. Of more than 100,000 only the first 20,000 are the engine's.
 */
export async function benchFill(
  scope: MedusaContainer,
  products: number,
  say: (line: string) => void,
): Promise<void> {
  const count = products > wholeAtMost ? wholeOfMore : products;
  // Made by an earlier run: a rebuild would take away what the engine does not have.
  if (products > count && (await countInReadModel()) >= products) return;
  await seedCategories(scope, demoCategories);
  const ids = { ...(await engineIds(scope)), ...(await catalogIds(scope)) };
  await transaction(async (client) => {
    const { rows } = await client.query<{ made: number }>(
      "select count(*)::integer as made from product where handle like 'bench-%'",
    );
    const made = rows[0]?.made ?? 0;
    if (made >= count) return;
    await client.query("select set_config('bench.from', $1, true), set_config('bench.to', $2, true)", [
      String(made + 1),
      String(count),
    ]);
    await client.query(
      `select set_config('bench.location', $1, true), set_config('bench.channel', $2, true),
        set_config('bench.profile', $3, true), set_config('bench.sale', $4, true), set_config('bench.option', $5, true)`,
      [ids.stockLocationId, ids.salesChannelId, ids.shippingProfileId, ids.saleListId, ids.sizeOptionId],
    );
    for (const [name, sql] of Object.entries(statements)) {
      const started = Date.now();
      await client.query(sql);
      say(`${name}: ${Date.now() - started} ms`);
    }
  });
  // Fresh statistics: without them the first query plans assume empty tables.
  await hotPool().query("analyze");
  await rebuildCatalog({ onProgress: (_last, done) => say(`catalogue: ${done}`) });
  if (products > count) await copyInReadModel(count, products, say);
  await hotPool().query("vacuum analyze catalog_product, catalog_variant, catalog_version");
}
