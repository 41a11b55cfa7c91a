import { type ProjectionPoint, projectionPoints } from "../../backend/src/platform/faultpoints";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { newProduct, type Product, staffToken } from "../shop/goods";
import { send } from "../shop/send";
import { shownOf } from "../shop/shelf-price";
import { longestWaitMs, until } from "../shop/wait";
import type { Testbed } from "../testbed/testbed";

/** The writer of a product change: staff in the panel, who wait for the projection, or a plugin that bypasses the API. */
const writers = {
  staff: async (testbed: Testbed, { id, input }: Product, title: string) => {
    await send(`${testbed.urlFor(0)}/api/admin/products/edit/${id}`, {
      method: "PUT",
      body: { ...input, title, price: input.price + title.length },
      token: await staffToken(testbed),
    });
  },
  plugin: async (testbed: Testbed, { id }: Product, title: string) => {
    await testbed.query("update product set title = $2, updated_at = now() where id = $1", [id, title]);
  },
};
type Writer = keyof typeof writers;

type InEngine = { title: string; price: number };

async function inEngine(testbed: Testbed, { id }: Product): Promise<InEngine | undefined> {
  const [row] = await testbed.query<InEngine>(
    `select p.title, min(pr.amount)::float8 as price from product p join product_variant v on v.product_id = p.id
     join product_variant_price_set s on s.variant_id = v.id
     join price pr on pr.price_set_id = s.price_set_id and pr.price_list_id is null and pr.deleted_at is null
     where p.id = $1 group by p.id`,
    [id],
  );
  return row;
}

/** One kill at one point, and what the next process shows. */
async function dieAt(
  point: ProjectionPoint,
  writer: Writer,
  testbed: Testbed,
  product: Product,
  title: string,
): Promise<string[]> {
  const [backend] = testbed.servers;
  if (!backend) throw new Error("There is no backend.");
  // The session is created while the server is up.
  await staffToken(testbed);
  await backend.stop();
  const stoppedAt = new Date();
  const started = backend.start({ SHOP_STOP_AT: point }).catch(() => {});
  await Promise.race([started, backend.untilEnded()]);
  // The sweep at the start would also show the change, and finishes at once here.
  await until(
    () => testbed.query("select from catalog_sweep where finished_at > $1", [stoppedAt]),
    (swept) => swept.length > 0 || !backend.isRunning,
  );
  const acted = writers[writer](testbed, product, title).catch(() => {});
  const died = await backend.endsWithin(longestWaitMs);
  await acted;
  await backend.start();
  const engine = await inEngine(testbed, product);
  const look = async () => {
    const shown = await shownOf(testbed, product);
    return shown && { title: shown.title, price: shown.price };
  };
  const shown = await until(look, (seen) => JSON.stringify(seen) === JSON.stringify(engine));
  return [
    ...(died ? [] : [`${point} was never reached`]),
    ...expectSame(`${point}, ${writer}: the page`, shown, engine),
  ];
}

/** The process is killed while it projects a change into the catalogue. */
export const killDuringProjection: Fault = {
  name: "kill-projection",
  unit: `kills, in turn at ${projectionPoints.length} points`,
  full: projectionPoints.length * 2 * 4,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const product = await newProduct(testbed, 10);
    const violations: string[] = [];
    for (let round = 0; round < amount; round += 1) {
      const point = projectionPoints[round % projectionPoints.length] ?? "project.locked";
      const writer = Math.floor(round / projectionPoints.length) % 2 === 0 ? "staff" : "plugin";
      const wrong = await dieAt(
        point,
        writer,
        testbed,
        product,
        `${product.input.title}, ${round + 1} times renamed`,
      );
      testbed.note(`${point}, ${writer}: ${wrong.join("; ") || "fine"}`);
      violations.push(...wrong);
    }
    return { orders: 0, refused: 0, violations };
  },
};
