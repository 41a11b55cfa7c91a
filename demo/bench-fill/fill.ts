import type { MedusaContainer } from "@medusajs/framework/types";
import type { PoolClient } from "pg";
import { catalogIds } from "../../backend/src/catalog/engine-names";
import { rebuildCatalog } from "../../backend/src/catalog/projection/rebuild";
import { seedCategories } from "../../backend/src/catalog/stored-categories";
import { hotPool, transaction } from "../../backend/src/platform/db/pool";
import { engineIds } from "../../backend/src/platform/engine/engine-ids";
import { demoCategories } from "../data";
import { addCopies, countInReadModel } from "./copies";
import { statements } from "./statements";

/** Of more products than this most are copies. */
const wholeAtMost = 100_000;
const wholeOfMore = 20_000;

/**
 * Fills the engine's tables with `products` invented products by SQL, for benchmarks only: the engine's own workflow
 * would take half an hour for 100,000. The rows are the same as the workflow's. Of more than 100,000 only the first 20,000 are
 * projected into the read model; the others are copies of them, with ids, names and addresses of their own, there and in the engine.
 */
export async function benchFill(
  scope: MedusaContainer,
  products: number,
  say: (line: string) => void,
): Promise<void> {
  const whole = products > wholeAtMost ? wholeOfMore : products;
  const there = await countInReadModel();
  if (products > whole && there >= products) return;
  await seedCategories(scope, demoCategories);
  const ids = { ...(await engineIds(scope)), ...(await catalogIds(scope)) };
  const settings = async (client: PoolClient, from: number, to: number) => {
    const values = {
      from,
      to,
      whole,
      location: ids.stockLocationId,
      channel: ids.salesChannelId,
      profile: ids.shippingProfileId,
      sale: ids.saleListId,
      option: ids.sizeOptionId,
    };
    for (const [name, value] of Object.entries(values))
      await client.query("select set_config($1, $2, true)", [`bench.${name}`, String(value)]);
  };
  await transaction(async (client) => {
    const { rows } = await client.query<{ made: number }>(
      "select count(*)::integer as made from product where handle like 'bench-%'",
    );
    const made = rows[0]?.made ?? 0;
    if (made >= whole) return;
    await settings(client, made + 1, whole);
    for (const [name, sql] of Object.entries(statements)) {
      const started = Date.now();
      await client.query(sql);
      say(`${name}: ${Date.now() - started} ms`);
    }
  });
  // Fresh statistics: without them the first query plans assume empty tables.
  await hotPool().query("analyze");
  // Copies are as those that they were made of; to look at each would take an hour.
  if (there <= whole) await rebuildCatalog({ onProgress: (_last, done) => say(`catalogue: ${done}`) });
  if (products > whole)
    await addCopies(Math.max(whole, there) + 1, products, settings, Object.values(statements), say);
  await hotPool().query("vacuum analyze");
}
