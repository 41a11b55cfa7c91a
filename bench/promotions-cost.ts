import type { Row } from "./catalog";
import { type Figures, measure } from "./frame";
import { measureJourney } from "./journey";
import { callsOf, pick } from "./ordering";
import { withPromotions } from "./promotions";
import { someGoods, someShoppers } from "./shoppers";
import type { Stage } from "./stage";

const rounds = 5;

/** Of several measurements of the same, the one with the median of the median times. */
function medianOf(measured: Figures[]): Figures {
  const sorted = [...measured].sort((one, other) => one.p50 - other.p50);
  return sorted[Math.floor(sorted.length / 2)] as Figures;
}

/**
 * Add to cart and a whole order, one at a time, in turn without and with 20 active promotions: on a machine that others use,
 * only such neighbours compare.
 */
export async function benchPromotions(stage: Stage, seconds: number): Promise<Row[]> {
  const { backend, postgresPid, databaseUrl } = stage;
  const [shoppers, buyers, goods] = await Promise.all([
    someShoppers(databaseUrl, 64),
    someShoppers(databaseUrl, 64),
    someGoods(databaseUrl, 80),
  ]);
  const adds = callsOf(shoppers, goods);
  const orders = callsOf(buyers, goods);
  const measured = new Map<string, Figures[]>();
  const note = (figures: Figures) =>
    measured.set(figures.name, [...(measured.get(figures.name) ?? []), figures]);
  const both = async (suffix: string) => {
    const calls = (turn: number) => adds.add(pick(shoppers, turn), pick(goods, turn));
    const of = { server: backend, postgresPid };
    note(await measure({ ...of, name: `add to cart${suffix}`, calls, seconds, connections: 1 }));
    const steps = orders.orderSteps();
    const [whole] = await measureJourney({ ...of, name: `whole order${suffix}`, steps, atOnce: 1, seconds });
    if (whole) note(whole);
  };
  for (let round = 0; round < rounds; round += 1) {
    await both("");
    await withPromotions(databaseUrl, () => both(", 20 promotions"));
  }
  for (const [name, all] of measured)
    console.log(`${name}: p50 of each round ${all.map(({ p50 }) => p50.toFixed(1)).join(", ")} ms`);
  return [...measured.values()].map((all) => ({ figures: medianOf(all) }));
}
