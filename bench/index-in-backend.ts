import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { findFreePort } from "../scripts/free-port";
import { type Call, type Figures, measure, type Server } from "./frame";
import { filtersAt, lineAt } from "./index-questions";
import { callsOf, pick } from "./ordering";
import { memoryOf, mostMemoryOf } from "./processes";
import { readForSearchEngines } from "./search-engines";
import { someGoods, someShoppers } from "./shoppers";
import { backendCommand, dataDir, openDatabase, start, stop } from "./stage";

const loopFile = join(dataDir, "loop.jsonl");
const tooLong = 20;
/** A million products are compared with the database in a minute. */
const settleSeconds = 120;
/** Brands of the products that the database is filled with; `index-questions` names those of the index alone. */
const brands = [
  "samsung",
  "sony",
  "apple",
  "nike",
  "adidas",
  "puma",
  "lego",
  "nerf",
  "crompton",
  "kisankraft",
];

/** A list by filters, as a page's address; other ones for each number. */
function listCall(seed: number): Call {
  const { brand, ...filters } = filtersAt(seed);
  const query = new URLSearchParams({ limit: "24" });
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(",") : String(value));
  if (brand) query.set("brand", `${pick(brands, seed)},${pick(brands, seed * 7 + 3)}`);
  return { path: `/api/shop/products/get?${query}` };
}

const searchCall = (seed: number): Call => ({
  path: `/api/shop/search/${encodeURIComponent(lineAt(seed))}?limit=24`,
});

/** What bench/loop-probe.cjs writes. */
type Line = {
  at: number;
  worked: number[];
  held: number;
  clock: number;
  collections: [kind: string, ms: number][];
};

/** For how long the backend's event loop was held since a moment. */
function heldSince(from: number): string {
  const lines = readFileSync(loopFile, "utf8").trim().split("\n");
  const since = lines.map((line) => JSON.parse(line) as Line).filter(({ at }) => at > from + 100);
  const worked = since.flatMap((line) => line.worked).sort((a, b) => a - b);
  const at = (share: number) => worked[Math.min(worked.length - 1, Math.floor(worked.length * share))] ?? 0;
  const worst = (name: "held" | "clock") => Math.round(Math.max(0, ...since.map((line) => line[name])));
  const collections = since.flatMap((line) => line.collections);
  const collected = [...new Set(collections.map(([kind]) => kind))].map((kind) => {
    const times = collections.flatMap(([other, time]) => (other === kind ? [time] : []));
    return `${times.length} ${kind} of at most ${Math.round(Math.max(...times))} ms`;
  });
  const long = worked.filter((time) => time > tooLong).length;
  return `loop held by work: p99 ${at(0.99)}, worst ${at(1)} ms, ${long} over ${tooLong} ms; with waits for memory and threads: worst ${worst("held")}, and for a core: ${worst("clock")} ms; collections: ${collected.join(", ") || "none"}`;
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);

const told = ({ perSecond, p50, p99, nodeMs, postgresMs, failures }: Figures) =>
  `${perSecond} a second · p50 ${ms(p50)} · p99 ${ms(p99)} ms · CPU ${ms(nodeMs)}+${ms(postgresMs)} ms · ${failures} failed`;

async function onDatabase(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Sells out five products a second until told to stop. */
async function sellOut(client: Client, isOver: () => boolean): Promise<void> {
  for (let no = 1; !isOver(); no += 1) {
    await client.query(
      `update inventory_level set stocked_quantity = 0, raw_stocked_quantity = '{"value": "0", "precision": 20}'
       where inventory_item_id = (select inventory_item_id from catalog_variant v join catalog_product p using (product_id)
         where p.no = $1 limit 1)`,
      [no * 13],
    );
    await pause(200);
  }
}

/** Turns the stock of every fifth product, a thousand at a time, as an import would; no prices and texts. */
async function changeAFifth(client: Client, products: number): Promise<void> {
  for (let from = 0; from < products; from += 5_000)
    await client.query(
      `with changed as (update catalog_product set in_stock = not in_stock where no > $1::integer and no <= $1::integer + 5000
         and no % 5 = 0 returning no)
       insert into catalog_log (nos, moved, is_numbered) select array_agg(no), array_agg(no), true from changed having count(*) > 0`,
      [from],
    );
}

/** `npm run bench:index -- --products 1000000 --backend`: a whole backend with a database of that many products; 1 if a request failed. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: "string", default: "1000000" },
      seconds: { type: "string", default: "10" },
      backend: { type: "boolean", default: true },
    },
  });
  const [products, seconds] = [Number(values.products), Number(values.seconds)];
  const { postgres, databaseUrl, env } = await openDatabase(products);
  rmSync(loopFile, { force: true });
  const port = await findFreePort();
  let stopBackend = async () => {};
  let failed = 0;
  try {
    const began = performance.now();
    const { child } = await start(
      [...backendCommand, "serve"],
      {
        ...env,
        BACKEND_PORT: String(port),
        HOST: "127.0.0.1",
        BENCH_LOOP_FILE: loopFile,
        NODE_OPTIONS: `--require=${join(import.meta.dirname, "loop-probe.cjs")}`,
      },
      /backend ready/,
    );
    stopBackend = () => stop(child);
    const backend: Server = { name: "shop", url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
    const isReady = async () => (await fetch(`${backend.url}/api/ready`)).status === 200;
    while (!(await isReady())) await pause(200);
    console.log(`ready after ${((performance.now() - began) / 1_000).toFixed(1)} s; ${heldSince(0)}`);
    console.log(`memory: ${memoryOf(backend.pid)} MB`);
    const list = async (
      name: string,
      calls: (turn: number) => Call,
      connections: number,
      beside?: (isOver: () => boolean) => Promise<unknown>,
    ) => {
      let isOver = false;
      const from = Date.now();
      const other = beside?.(() => isOver);
      const figures = await measure({
        name,
        server: backend,
        postgresPid: postgres.pid,
        calls,
        connections,
        seconds,
        warmAtMostMs: 0,
      });
      isOver = true;
      await other;
      failed += figures.failures;
      console.log(`${name}: ${told(figures)}; ${heldSince(from)}`);
    };
    /** A list a second, until what was begun in the background is surely done: each shows whether there is more. */
    const settle = async () => {
      for (let second = 0; second < settleSeconds; second += 1) {
        await pause(1_000);
        await (await fetch(`${backend.url}${listCall(second).path}`)).text();
      }
    };
    await list("choices for the first time, one reader", (turn) => listCall(turn + 1_000), 1);
    await list("choices for the first time, 8 readers", (turn) => listCall(turn + 100_000), 8);
    await list("searches, other words each time, one reader", (turn) => searchCall(turn + 1), 1);
    await list("60 choices, 8 readers", (turn) => listCall(turn % 60), 8);
    await onDatabase(databaseUrl, (client) =>
      list(
        "60 choices, 8 readers, five products a second selling out",
        (turn) => listCall(turn % 60),
        8,
        (isOver) => sellOut(client, isOver),
      ),
    );
    const { add } = callsOf([], []);
    const shoppers = await someShoppers(databaseUrl, 50);
    const goods = await someGoods(databaseUrl, 200);
    await list(
      "add to cart beside 8 readers of 60 choices",
      (turn) => add(pick(shoppers, turn), pick(goods, turn)),
      1,
      () =>
        measure({
          name: "beside",
          server: backend,
          postgresPid: postgres.pid,
          calls: (turn) => listCall(turn % 60),
          connections: 8,
          seconds: seconds + 1,
          warmAtMostMs: 0,
        }),
    );
    console.log(`memory: ${memoryOf(backend.pid)} MB`);
    await onDatabase(databaseUrl, (client) =>
      list(
        "60 choices, 8 readers, while a fifth changes",
        (turn) => listCall(turn % 60),
        8,
        () => changeAFifth(client, products),
      ),
    );
    await list("60 choices, 8 readers, while the rest of it is taken in", (turn) => listCall(turn % 60), 8);
    await settle();
    console.log(`memory: ${memoryOf(backend.pid)} MB, at most ${mostMemoryOf(backend.pid)} MB`);
    // As after a restore: what was read of the log is gone, so the index in use is compared with all of the database.
    await onDatabase(databaseUrl, (client) => client.query("delete from catalog_log"));
    await list(
      "60 choices, 8 readers, while it is compared with another database",
      (turn) => listCall(turn % 60),
      8,
    );
    await list("60 choices, 8 readers, while the rest is compared", (turn) => listCall(turn % 60), 8);
    await settle();
    console.log(`memory: ${memoryOf(backend.pid)} MB, at most ${mostMemoryOf(backend.pid)} MB`);
    console.log(await readForSearchEngines(backend.url));
    console.log(`memory: ${memoryOf(backend.pid)} MB, at most ${mostMemoryOf(backend.pid)} MB`);
    // Turned back: the audit of a soak on the same database would find each of them.
    await onDatabase(databaseUrl, (client) => changeAFifth(client, products));
  } finally {
    await stopBackend();
    await postgres.stop();
  }
  return failed > 0 ? 1 : 0;
}
