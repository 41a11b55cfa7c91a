import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { openDatabase } from "./stage";

const rounds = 3;
/** As often as the worker looks (catalog/refresh/numbers.ts). */
const numbersEveryMs = 300;

type Good = { item: string; place: string };
type Way = { name: string; isNumberedLater: boolean; session?: string };

const ways: readonly Way[] = [
  { name: "the old way: numbers by the lock of one row", isNumberedLater: false },
  { name: "the log, numbers afterwards", isNumberedLater: true },
  {
    name: "floor: the reservation's row alone",
    isNumberedLater: true,
    session: "set session_replication_role = replica",
  },
];

const HOLD = {
  name: "hold",
  text: `insert into reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity)
         values ('resitem_' || gen_random_uuid(), $1, $2, 1, '{"value": "1", "precision": 20}')`,
};

/** Goods with a stock that no benchmark uses up, each of another product. */
const GOODS = `
  with good as (
    select distinct on (v.product_id) l.id, v.inventory_item_id as item, l.location_id as place
    from catalog_variant v join inventory_level l on l.inventory_item_id = v.inventory_item_id and l.deleted_at is null
    order by v.product_id limit 500
  ), filled as (
    update inventory_level l set stocked_quantity = 1000000, raw_stocked_quantity = '{"value": "1000000", "precision": 20}'
    from good where good.id = l.id
  ) select item, place from good`;

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

type Figures = { perSecond: number; p50: number; p99: number };

/** Holds one piece after another on each connection, of goods at random. */
async function measure(
  databaseUrl: string,
  goods: readonly Good[],
  { session }: Way,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Figures> {
  const times: number[] = [];
  const clients = await Promise.all(Array.from({ length: connections }, () => connect(databaseUrl)));
  if (session) await Promise.all(clients.map((client) => client.query(session)));
  const started = performance.now();
  const end = started + seconds * 1_000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const { item, place } = goods[Math.floor(Math.random() * goods.length)] as Good;
        const began = performance.now();
        await client.query({ ...HOLD, values: [item, place] });
        times.push(performance.now() - began);
      }
    }),
  );
  const took = (performance.now() - started) / 1_000;
  await Promise.all(clients.map((client) => client.end()));
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99) };
}

/** Does what the worker does for older code meanwhile, so that its cost is in the figures. */
async function withNumbers<Result>(
  databaseUrl: string,
  { isNumberedLater }: Way,
  work: () => Promise<Result>,
): Promise<Result> {
  const worker = await connect(databaseUrl);
  const until = isNumberedLater ? "now() + interval '1 hour'" : "'-infinity'";
  await worker.query(`update catalog_version set numbered_until = ${until}`);
  let isDone = false;
  const number = async () => {
    for (; !isDone && isNumberedLater; await pause(numbersEveryMs))
      await worker.query("select catalog_number(5000)");
  };
  const numbering = number();
  const result = await work();
  isDone = true;
  await numbering;
  await worker.end();
  return result;
}

/**
 * `npm run bench:holds -- --seconds 8 --connections 64 --commit 5`: pieces held a second straight in SQL, with commits that
 * take `commit` milliseconds more, as by a slow disk: the first who commits waits so long, and writes for all who came meanwhile.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "8" },
      connections: { type: "string", default: "64" },
      commit: { type: "string", default: "5" },
      products: { type: "string", default: "1000" },
    },
    strict: true,
  });
  const how = { seconds: Number(values.seconds), connections: Number(values.connections) };
  const { postgres, databaseUrl } = await openDatabase(Number(values.products), {
    commit_delay: String(Number(values.commit) * 1_000),
    commit_siblings: "0",
  });
  try {
    const setup = await connect(databaseUrl);
    const { rows: goods } = await setup.query<Good>(GOODS);
    await setup.end();
    for (let round = 1; round <= rounds; round += 1) {
      for (const way of ways) {
        const { perSecond, p50, p99 } = await withNumbers(databaseUrl, way, () =>
          measure(databaseUrl, goods, way, how),
        );
        console.log(
          `round ${round}  ${way.name.padEnd(46)}${perSecond.toFixed(0).padStart(6)} a second · p50 ${p50.toFixed(1)} ms · p99 ${p99.toFixed(1)} ms`,
        );
      }
    }
  } finally {
    await postgres.stop();
  }
  return 0;
}
