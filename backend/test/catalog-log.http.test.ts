import fc from "fast-check";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Progress } from "../src/catalog/index/latest";
import { stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

type Row = { no: number; id: string; stock: number };

const writers = 6;
let shop: Shop;
/** One product for each writer, so that none waits for another's row. */
let goods: Row[];
let clients: Client[];

const { readProgress, readStep } =
  loadBackend<typeof import("../src/catalog/index/latest")>("./catalog/index/latest");
const { giveNumbers } =
  loadBackend<typeof import("../src/catalog/refresh/numbers")>("./catalog/refresh/numbers");

beforeAll(async () => {
  shop = await openShop({ WORKER_MODE: "server" });
  const ids = await Promise.all(
    Array.from({ length: writers }, (_, at) => stockOne(shop, { title: `Pump ${at}`, totalStock: 50 })),
  );
  goods = await shop.query<Row>({
    text: "select no, product_id as id, stock from catalog_product where product_id = any ($1) order by no",
    values: [ids],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await workerIsThere();
  clients = await Promise.all(goods.map(() => connect()));
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
});

const connect = async () => {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  return client;
};

const workerIsThere = (isThere = true) =>
  shop.query({
    text: `update catalog_version set numbered_until = case when $1 then now() + interval '1 hour' else '-infinity' end`,
    values: [isThere],
  });

/** Changes the stock of the writer's product in its transaction; its row of the log is written at once, or at the commit. */
async function sell(writer: number, isLogged = true): Promise<void> {
  const client = clients[writer] as Client;
  await client.query(
    `update inventory_level set stocked_quantity = stocked_quantity + 1, raw_stocked_quantity =
       jsonb_build_object('value', (stocked_quantity + 1)::text, 'precision', 20)
     where inventory_item_id in (select inventory_item_id from catalog_variant where product_id = $1)`,
    [goods[writer]?.id],
  );
  if (isLogged) await client.query("set constraints all immediate");
}
const run = (writer: number, text: string) => (clients[writer] as Client).query(text);
async function sold(writer: number): Promise<void> {
  await run(writer, "begin");
  await sell(writer, false);
  await run(writer, "commit");
}

const stockOf = async (nos: readonly number[]) =>
  new Map(
    (
      await shop.query<Row>({
        text: "select no, stock from catalog_product where no = any ($1)",
        values: [nos],
      })
    ).map(({ no, stock }) => [no, stock]),
  );
const all = () => goods.map(({ no }) => no);

/** A process that remembers the stock, and reads again what the log names. */
class Follower {
  private progress: Progress | undefined;
  private known = new Map<number, number>();
  loads = 0;

  async look(): Promise<Map<number, number>> {
    const step = this.progress && (await readStep(this.progress));
    if (!step || step.isAnother) {
      this.loads += 1;
      this.progress = await readProgress();
      this.known = await stockOf(all());
      return this.known;
    }
    const named = step.changes.flatMap(({ nos }) => nos);
    for (const [no, stock] of await stockOf(named)) this.known.set(no, stock);
    this.progress = step.to;
    return this.known;
  }
  get witnesses(): number {
    return this.progress?.witnesses.length ?? 0;
  }
}

describe("who follows the catalogue's log", () => {
  it("misses no change, in whatever order transactions write, commit and roll back, and reads nothing anew for it", async () => {
    const act = fc.record({
      writer: fc.integer({ min: 0, max: writers - 1 }),
      what: fc.constantFrom("write", "write", "write later", "commit", "commit", "roll back", "look", "look"),
      reader: fc.integer({ min: 0, max: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 80 }), async (acts) => {
        const readers = [new Follower(), new Follower()];
        const isOpen = new Set<number>();
        const end = async (writer: number, how: string) => {
          if (isOpen.delete(writer)) await run(writer, how);
        };
        for (const reader of readers) await reader.look();
        for (const { writer, what, reader } of acts) {
          if (what === "look") expect(await readers[reader]?.look()).toEqual(await stockOf(all()));
          else if (what === "commit") await end(writer, "commit");
          else if (what === "roll back") await end(writer, "rollback");
          else {
            if (!isOpen.has(writer)) await run(writer, "begin");
            isOpen.add(writer);
            await sell(writer, what === "write");
          }
        }
        for (const writer of [...isOpen]) await end(writer, "commit");
        for (const reader of readers) {
          expect(await reader.look()).toEqual(await stockOf(all()));
          expect(reader.loads).toBe(1);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("misses no change while others write without a pause", async () => {
    const reader = new Follower();
    await reader.look();
    let isDone = false;
    const writing = Promise.all(
      goods.map(async (_, writer) => {
        for (let sale = 0; sale < 40; sale += 1) {
          await run(writer, "begin");
          await sell(writer, sale % 2 === 0);
          await run(writer, sale % 5 === 4 ? "rollback" : "commit");
        }
      }),
    ).then(() => {
      isDone = true;
    });
    while (!isDone) await reader.look();
    await writing;
    expect(await reader.look()).toEqual(await stockOf(all()));
    expect(reader.loads).toBe(1);
  });

  it("sees every other change at once while one transaction stays open, each of them once", async () => {
    let progress = await readProgress();
    await run(0, "begin");
    await sell(0);
    for (const writer of [1, 2, 3]) {
      await sold(writer);
      const step = await readStep(progress);
      expect(step.changes.flatMap(({ nos }) => nos).filter((no) => all().includes(no))).toEqual([
        goods[writer]?.no,
      ]);
      progress = step.to;
    }
    await run(0, "commit");
    const last = await readStep(progress);
    expect(last.changes.map(({ nos }) => nos)).toEqual([[goods[0]?.no]]);
    expect((await readStep(last.to)).changes).toEqual([]);
  });

  it("keeps few rows in mind to know its database by", async () => {
    const reader = new Follower();
    await reader.look();
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all(goods.map((_, writer) => sold(writer)));
      await reader.look();
      expect(reader.witnesses).toBeLessThanOrEqual(writers + 1);
    }
    for (let sale = 0; sale < 120; sale += 1) await sold(sale % writers);
    await reader.look();
    expect(reader.witnesses).toBeGreaterThanOrEqual(120);
    // It leaves a row of its own then, after which it needs no other.
    await expect
      .poll(async () => {
        await reader.look();
        return reader.witnesses;
      })
      .toBe(1);
    expect(reader.loads).toBe(1);
  });
});

describe("a database that is another one", () => {
  /** Takes away what was committed after this moment, as a failover to a standby that was behind does. */
  async function checkpoint(): Promise<() => Promise<void>> {
    const rows = await shop.query<{ id: string }>({ text: "select id from catalog_log" });
    const stock = [...(await stockOf(all()))];
    return async () => {
      await shop.query({
        text: "delete from catalog_log where id <> all ($1::bigint[])",
        values: [rows.map(({ id }) => id)],
      });
      await shop.query({ text: "select setval('catalog_log_id_seq', (select max(id) from catalog_log))" });
      for (const [no, pieces] of stock) {
        await shop.query({
          text: "update catalog_product set stock = $2 where no = $1",
          values: [no, pieces],
        });
      }
    };
  }

  it("is known by a lost change that was the last, though it was begun before others that stay", async () => {
    const reader = new Follower();
    await reader.look();
    await run(0, "begin");
    await sell(0);
    await sold(1);
    await reader.look();
    const lose = await checkpoint();
    await run(0, "commit");
    await reader.look();
    await lose();
    expect(await reader.look()).toEqual(await stockOf(all()));
    expect(reader.loads).toBe(2);
  });

  it("is known by every change that is lost, however much is written before the next look", async () => {
    for (const lost of [1, 3]) {
      const reader = new Follower();
      await sold(0);
      await reader.look();
      const lose = await checkpoint();
      for (let sale = 0; sale < lost; sale += 1) {
        await sold(1 + sale);
        await reader.look();
      }
      await lose();
      for (let sale = 0; sale < 5; sale += 1) await sold(4);
      expect(await reader.look()).toEqual(await stockOf(all()));
      expect(reader.loads).toBe(2);
    }
  });

  it("needs no reading anew where nothing is lost that was known, though transactions get the numbers of lost ones", async () => {
    const reader = new Follower();
    await sold(0);
    await reader.look();
    // Ended before the next look, and lost: another transaction gets its number.
    const [lost] = await shop.query<{ tx: string }>({ text: "select pg_current_xact_id()::text as tx" });
    await reader.look();
    await sold(1);
    await shop.query({
      text: "update catalog_log set tx = $1::text::xid8 where id = (select max(id) from catalog_log)",
      values: [lost?.tx],
    });
    expect(await reader.look()).toEqual(await stockOf(all()));
    expect(reader.loads).toBe(1);
  });

  it("is known after a restore, by a history of its own", async () => {
    const reader = new Follower();
    await reader.look();
    await shop.query({ text: "select catalog_new_history()" });
    await reader.look();
    expect(reader.loads).toBe(2);
  });
});

describe("the log's oldest rows", () => {
  const tidy = (kept: number) =>
    shop.query<{ deleted: number }>({ text: "select catalog_tidy_log($1) as deleted", values: [kept] });
  const rows = async () => (await shop.query({ text: "select from catalog_log" })).length;

  it("go when there are enough newer ones, and who has not read them reads everything anew", async () => {
    const [awake, asleep] = [new Follower(), new Follower()];
    for (const reader of [asleep, awake, awake]) await reader.look();
    await tidy(3);
    for (let turn = 0; turn < 2; turn += 1) {
      for (const writer of [0, 1, 2, 3]) {
        await sold(writer);
        await awake.look();
      }
      await tidy(3);
    }
    expect(await rows()).toBeLessThanOrEqual(8);
    for (const reader of [awake, asleep]) expect(await reader.look()).toEqual(await stockOf(all()));
    expect([awake.loads, asleep.loads]).toEqual([1, 2]);
  });

  it("stay in a quiet shop, and go at once where they came with a dump of another server", async () => {
    await tidy(20);
    const before = await rows();
    await sold(0);
    await tidy(20);
    expect(await rows()).toBe(before + 1);
    await shop.query({
      text: "update catalog_log set tx = '9000000000000'::xid8 where id = (select max(id) from catalog_log)",
    });
    const reader = new Follower();
    await reader.look();
    await tidy(3);
    expect(await rows()).toBe(1);
    await reader.look();
    expect(reader.loads).toBe(2);
  });
});

describe("older code beside this one", () => {
  type Old = { version: string; shown: string; mark: string };
  const numbers = async () =>
    (await shop.query<Old>({ text: "select version, shown, mark from catalog_version" }))[0] as Old;
  /** What a process of the version before finds since `known`; undefined if it reads everything anew. */
  async function sinceThen(known: Old): Promise<{ texts: number[]; rows: number[] } | undefined> {
    const latest = await numbers();
    if (latest.shown === known.shown) return latest.mark === known.mark ? { texts: [], rows: [] } : undefined;
    const [first, ...later] = await shop.query<{ shown: string; mark: string; nos: number[] }>({
      text: "select shown, mark, nos from catalog_change where shown >= $1::bigint order by shown",
      values: [known.shown],
    });
    if (first?.shown !== known.shown || first.mark !== known.mark) return undefined;
    const rows = await shop.query<{ no: number }>({
      text: "select no from catalog_product where version > $1::bigint order by no",
      values: [known.version],
    });
    return {
      texts: [...new Set(later.flatMap(({ nos }) => nos))].sort((a, b) => a - b),
      rows: rows.map(({ no }) => no),
    };
  }
  const no = (at: number) => goods[at]?.no;

  it("finds what was written without a number when the worker has given it one", async () => {
    await giveNumbers();
    const known = await numbers();
    await sold(0);
    await shop.query({ text: "select catalog_restock(array[$1], true)", values: [goods[1]?.id] });
    expect(await sinceThen(known)).toEqual({ texts: [], rows: [] });
    await giveNumbers();
    expect(await sinceThen(known)).toEqual({ texts: [no(0), no(1)], rows: [no(1)] });
    expect(await shop.query({ text: "select from catalog_log where not is_numbered" })).toEqual([]);
  });

  it("finds a change at once while no worker gives numbers, as before", async () => {
    await giveNumbers();
    await workerIsThere(false);
    const known = await numbers();
    await sold(2);
    expect(await sinceThen(known)).toEqual({ texts: [no(2)], rows: [] });
  });

  it("finds its own projections at once, and this code finds them too", async () => {
    await giveNumbers();
    const known = await numbers();
    const progress = await readProgress();
    await run(3, "begin");
    await run(3, `select from catalog_product where product_id = '${goods[3]?.id}' for update`);
    const { rows } = await run(3, "select catalog_next_version() as version");
    await run(
      3,
      `update catalog_product set version = ${rows[0].version} where product_id = '${goods[3]?.id}'`,
    );
    await run(3, `select catalog_restock(array['${goods[3]?.id}'])`);
    await run(3, "commit");
    expect(await sinceThen(known)).toEqual({ texts: [no(3)], rows: [no(3)] });
    expect((await readStep(progress)).changes.flatMap(({ moved }) => moved)).toEqual([no(3)]);
  });

  it("reads everything anew after the next change where the worker has gone before it gave its numbers", async () => {
    await giveNumbers();
    const known = await numbers();
    await sold(4);
    await workerIsThere(false);
    await sold(5);
    expect(await sinceThen(known)).toBeUndefined();
    const then = await numbers();
    await sold(5);
    expect(await sinceThen(then)).toEqual({ texts: [no(5)], rows: [] });
  });
});

it("two orders of different products do not wait for each other's commit", async () => {
  await run(0, "begin");
  await sell(0);
  await run(1, "set lock_timeout = '5s'");
  await sold(1);
  await run(0, "rollback");
});
