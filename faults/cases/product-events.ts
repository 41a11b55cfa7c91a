import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { newProduct, type Product } from "../shop/goods";
import { send } from "../shop/send";
import { settled, until } from "../shop/wait";
import type { EngineActor } from "../testbed/engine-actor";
import { redisMissing } from "../testbed/redis";
import type { Testbed } from "../testbed/testbed";

const longestAwayMs = 800;

const events = ["product.updated", "product-variant.updated", "product.deleted", "product.created"];

/** The events of all changes so far, twice more and in any order; also that of a deletion that never was. */
async function repeatEvents(actor: EngineActor, products: readonly Product[]): Promise<number> {
  const sent = products.flatMap(({ id }) => events.map((name) => ({ name, data: { id } })));
  const { result } = await actor.run("repeatEvents", { events: sent });
  return Number(result ?? 0);
}

const rename = (actor: EngineActor, { id, input }: Product, word: string) =>
  actor.run("updateProductsWorkflow", { products: [{ id, title: `${input.title} ${word}` }] });

async function engineTitle(testbed: Testbed, { id }: Product): Promise<string | undefined> {
  const [row] = await testbed.query<{ title: string }>("select title from product where id = $1", [id]);
  return row?.title;
}

/** The title on the product's page and in a search for its unique word, from each server. */
async function titlesShown(testbed: Testbed, { id, input }: Product): Promise<(string | undefined)[]> {
  type Card = { _id: string; title: string };
  const word = input.title.split(" ").at(-1) ?? "";
  const of = testbed.servers.map(async ({ url }) => {
    const page = await send<{ data?: Card }>(`${url}/api/shop/products/get/${id}`);
    const found = await send<{ data?: Card[] }>(`${url}/api/shop/search/${word}`);
    return [page.body.data?.title, found.body.data?.find(({ _id }) => _id === id)?.title];
  });
  return (await Promise.all(of)).flat();
}

async function expectShown(testbed: Testbed, product: Product, when: string): Promise<string[]> {
  const title = await engineTitle(testbed, product);
  const shown = await until(
    () => titlesShown(testbed, product),
    (titles) => titles.every((one) => one === title),
  );
  return expectSame(`${when}: pages and searches`, shown, Array(shown.length).fill(title));
}

/**
 * A plugin renames a product, twice at once, while the events of earlier changes come twice more in any order; and again
 * while Redis is away and comes back without what it held, so that the events of this change are lost.
 */
async function amongEvents(testbed: Testbed, actor: EngineActor, earlier: readonly Product[]) {
  const { redis } = testbed;
  if (!redis) throw new Error("There is no Redis on this testbed.");
  const product = await newProduct(testbed, 5);
  const round = earlier.length;
  const products = [...earlier.slice(-10), product];
  const [repeated] = await Promise.all([
    repeatEvents(actor, products),
    rename(actor, product, "one"),
    rename(actor, product, "two"),
  ]);
  const doubled = await expectShown(testbed, product, `round ${round}, doubled and shuffled`);
  await redis.kill();
  const acting = rename(actor, product, "three");
  await pause(Math.random() * longestAwayMs);
  await redis.startEmpty();
  await acting;
  const lost = await expectShown(testbed, product, `round ${round}, lost with Redis`);
  const again = await repeatEvents(actor, products);
  const late = await expectShown(testbed, product, `round ${round}, after late events`);
  return { product, repeated: repeated + again, wrong: [...doubled, ...lost, ...late] };
}

type Told = { ever: number; noted: number };

async function told(testbed: Testbed): Promise<Told> {
  const [row] = await testbed.query<Told>(
    `select (select healed_ever::float8 from catalog_sweep) as ever,
       (select coalesce(sum((entry ->> 'to')::integer), 0)::float8 from audit_log, jsonb_array_elements(changes) as entry
        where route = 'catalogueSweep' and entry ->> 'field' = 'healed') as noted`,
  );
  return row ?? { ever: 0, noted: 0 };
}

const metricOf = async ({ url }: { url: string }) => {
  const text = await fetch(`${url}/api/metrics`).then((answer) => answer.text());
  return Number(/^shop_catalogue_healed_total (\d+)/m.exec(text)?.[1]);
};

/** Changes past every mark, which no event and no worker hears of: the sweep at the next start finds each, and says so. */
async function sweepFinds(testbed: Testbed, products: readonly Product[]): Promise<string[]> {
  // A mark that is still there would be worked off meanwhile, and the sweep would find one product less.
  const wrong = await settled(testbed);
  const before = await told(testbed);
  await testbed.query("alter table product disable trigger user");
  await testbed.query("update product set title = title || ' unheard' where id = any ($1)", [
    products.map(({ id }) => id),
  ]);
  await testbed.query("alter table product enable trigger user");
  await testbed.restart();
  for (const product of products) wrong.push(...(await expectShown(testbed, product, "past every mark")));
  const after = await until(
    () => told(testbed),
    ({ noted }) => noted >= before.noted + products.length,
  );
  const healed = products.length;
  const [server] = testbed.servers;
  const metric = server && (await metricOf(server));
  return [
    ...wrong,
    ...expectSame("healed by the sweep", after.ever - before.ever, healed),
    ...expectSame("noted in the audit log", after.noted - before.noted, healed),
    ...expectSame("the metric", metric, after.ever),
  ];
}

export const productEvents: Fault = {
  name: "product-events",
  unit: "products changed by a plugin among doubled, shuffled and lost events, then past every mark",
  full: 30,
  small: 1,
  shape: "many",
  unable: redisMissing,
  run: async (testbed, amount) => {
    const actor = await testbed.engine();
    const products: Product[] = [];
    const violations: string[] = [];
    let count = 0;
    try {
      for (let round = 0; round < amount; round += 1) {
        const { product, repeated, wrong } = await amongEvents(testbed, actor, products);
        testbed.note(`round ${round}: ${wrong.join("; ") || "fine"}`);
        products.push(product);
        count += repeated;
        violations.push(...wrong);
      }
    } finally {
      await actor.kill();
    }
    violations.push(...(await sweepFinds(testbed, products)));
    if (count === 0) violations.push("no event was repeated");
    return {
      orders: 0,
      refused: 0,
      violations,
      figure: `${count} events repeated, ${products.length} changes left to the sweep`,
    };
  },
};
