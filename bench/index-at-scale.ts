import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setImmediate as breathe, setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { CatalogSearch } from "../backend/src/catalog/index/catalog-search";
import type { OwnPrices } from "../backend/src/catalog/index/own-prices-index";
import type { IndexRow } from "../backend/src/catalog/index/row";
import { root } from "../scripts/root";
import { backendBuild } from "../scripts/start/workspace-builds";
import { filtersAt, lineAt, orderAt, orderCount } from "./index-questions";
import { benchRow } from "./index-rows";
import { type Held, watchLoop } from "./loop-delay";
import { build } from "./stage";

const listPage = 24;
const choiceCount = 60;
const readers = 8;
/** For how long each state is measured with readers. */
const readMs = 5_000;

const inMs = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

function say(what: string, ...figures: string[]): void {
  console.log(`${what.padEnd(58)}${figures.join(" · ")}`);
}

const toldHeld = ({ cpu, clock, over20 }: Held) =>
  `loop held, CPU: p99 ${inMs(cpu.p99)}, worst ${inMs(cpu.worst)}, ${over20} over 20 ms; clock: p99 ${inMs(clock.p99)}, worst ${inMs(clock.worst)}`;

/** Mean, 99th percentile and worst of these times, in milliseconds. */
function summary(times: readonly number[]): string[] {
  const sorted = [...times].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [`mean ${inMs(mean)}`, `p99 ${inMs(at(0.99))}`, `worst ${inMs(at(1))}`];
}

/** The CPU time of some work in milliseconds: on a shared machine the figure to trust. */
function timed(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

async function timedAsync(work: () => Promise<unknown>): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

/** One after another, each in its own turn of the event loop. */
async function each(count: number, work: (at: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    times.push(timed(() => work(at)));
    await breathe();
  }
  return times;
}

/** Memory of the process after what is unused was freed, in MB. */
function memory(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  collect();
  return process.memoryUsage().rss / 2 ** 20;
}

/** The code that a shop runs: what runs the sources here names every function anew, which takes longer than many a list. */
function built<Module>(path: string): Module {
  return createRequire(join(root, "bench/"))(join(root, "backend/dist/backend/src/catalog", path)) as Module;
}

type Parts = typeof import("../backend/src/catalog/index/catalog-search") &
  typeof import("../backend/src/catalog/index/search-index") &
  typeof import("../backend/src/catalog/vocabulary/lexicon") &
  typeof import("../backend/src/catalog/index/warm-up") &
  typeof import("../backend/src/catalog/index/turn") &
  typeof import("../backend/src/catalog/index/looks-in-turns");

const parts = (): Parts => ({
  ...built<Parts>("index/catalog-search"),
  ...built<Parts>("index/search-index"),
  ...built<Parts>("index/warm-up"),
  ...built<Parts>("index/turn"),
  ...built<Parts>("index/looks-in-turns"),
  ...built<Parts>("vocabulary/lexicon"),
});

/** What members of a group pay for every so many products. */
function ownPrices(products: number): OwnPrices {
  const priced = Array.from({ length: products }, (_, at) => benchRow(1 + at * 7));
  const prices = priced.map(
    ({ productId, paidPrice: price }) => [productId, { price, paid: price * 0.9 }] as const,
  );
  return { key: "members", prices: new Map(prices) };
}

/** Portions as they come from the database. */
async function fill({ SearchIndex, Turn }: Parts, count: number, changed?: (no: number) => IndexRow) {
  const index = new SearchIndex(count);
  const turn = new Turn(changed !== undefined);
  for (let no = 1; no <= count; no += 1) {
    index.upsert(changed?.(no) ?? benchRow(no));
    if (turn.isLong) await turn.giveWay();
  }
  await index.sortInSlices(turn);
  return index;
}

/** The CPU of one answer in milliseconds; like a request it goes on in another turn where its own is over. */
async function inTurns(code: Parts, look: () => unknown): Promise<number> {
  for (let time = 0; ; ) {
    while (code.haveLooksBeenLong()) await breathe();
    let isOver = false;
    time += timed(() => {
      try {
        code.lookForATurn(true, look);
      } catch (error) {
        if (!(error instanceof code.TurnOver)) throw error;
        isOver = true;
      }
    });
    await breathe();
    if (!isOver) return time;
  }
}

async function eachInTurns(code: Parts, count: number, work: (at: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push(await inTurns(code, () => work(at)));
  return times;
}

/** Readers ask for choices, each in turns of its own, until `work` is done; returns the CPU of each list. */
async function besideReaders(
  code: Parts,
  catalogue: () => CatalogSearch,
  work: () => Promise<unknown>,
  own?: OwnPrices,
): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const read = async (reader: number) => {
    for (let at = reader; !isDone; at += readers) {
      const choice = filtersAt(at % choiceCount);
      times.push(await inTurns(code, () => catalogue().list(choice, own).nos.slice(0, listPage)));
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
  await work();
  isDone = true;
  await reading;
  return times;
}

/**
 * `npm run bench:index -- --products 1000000`: the index of a process with invented products, without database and HTTP.
 * Prints memory, CPU times of loading, lists, searches and changes, and for how long the event loop was held.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { products: { type: "string", default: "1000000" } },
    strict: true,
  });
  const count = Number(values.products);
  await build([backendBuild]);
  const code = parts();
  const read = watchLoop();
  const held = () => toldHeld(read());

  for (let no = 1; no <= 2_000; no += 1) benchRow(no);
  const before = memory();
  await breathe();
  read();
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  let index = await fill(code, count);
  const [loaded, { user }] = [performance.now() - started, process.cpuUsage(cpu)];
  say(
    `loading ${count} products, their making included`,
    `${(loaded / 1_000).toFixed(1)} s`,
    `${(user / 1e6).toFixed(1)} s of CPU`,
    held(),
  );
  say(
    "memory of the process, the index alone",
    `${memory().toFixed(0)} MB`,
    `${(memory() - before).toFixed(0)} MB`,
  );

  const progress = {
    upto: "1",
    seen: "1:1:",
    witnesses: [],
    drawn: "1",
    lexicon: "",
    hasSpecialPrices: false,
    asked: 1,
  };
  const words = readFileSync(join(root, "backend/src/catalog/vocabulary/lexicon.txt"), "utf8");
  const catalogue = new code.CatalogSearch(index, code.parseLexicon(words), progress);
  await breathe();
  read();
  say("first lists, before anybody asks", inMs(await timedAsync(() => code.warmUp(catalogue))), held());
  for (let at = 0; at < orderCount; at += 1) {
    const time = timed(() => catalogue.list({ sortBy: orderAt(at) }).nos.slice(0, listPage));
    say(`first list, ${orderAt(at) ?? "popular"}`, inMs(time));
    await breathe();
  }
  const list = (seed: number) => catalogue.list(filtersAt(seed)).nos.slice(0, listPage);
  say(
    "lists, 300 choices of filters, each the first time",
    ...summary(await eachInTurns(code, 300, (at) => list(at + 100))),
    held(),
  );
  const few = await each(3_000, (at) => list(at % choiceCount));
  say(
    "lists, the same 60 choices again and again",
    ...summary(few),
    `${Math.round(1_000 / (few.reduce((a, b) => a + b) / few.length))} a second`,
    held(),
  );
  say("last page of everything", inMs(timed(() => catalogue.list({}).nos.slice(count - listPage, count))));
  say("page in the middle", inMs(timed(() => catalogue.list({}).nos.slice(count >> 1, (count >> 1) + 24))));

  await breathe();
  read();
  const search = (seed: number) => catalogue.search(lineAt(seed), {}).nos.slice(0, listPage);
  say("first search", inMs(timed(() => search(1))));
  say("first misspelt search", inMs(timed(() => catalogue.search("smartfone", {}))));
  await breathe();
  read();
  say("searches, other words each time", ...summary(await eachInTurns(code, 150, search)), held());
  say(
    "similar products",
    ...summary(await each(300, (at) => catalogue.similar(benchRow(1 + ((at * 31) % count)).productId, 6))),
    held(),
  );

  const steady = await besideReaders(
    code,
    () => catalogue,
    () => pause(readMs),
  );
  say("8 readers of 60 choices", ...summary(steady), held());
  let turn = 1;
  const sellOut = async () => {
    for (let sold = 0; sold < (readMs / 1_000) * 5; sold += 1) {
      turn += 1;
      catalogue.takeRows([{ ...benchRow(1 + ((turn * 7_919) % count), turn), inStock: false }]);
      await pause(200);
    }
  };
  const selling = await besideReaders(code, () => catalogue, sellOut);
  say("8 readers, five products a second selling out", ...summary(selling), held());
  const members = ownPrices(Math.min(count, 10_000));
  const member = await besideReaders(code, () => catalogue, sellOut, members);
  say("the same for members of a group with 10,000 prices", ...summary(member), held());
  const many = Array.from({ length: 1_000 }, (_, at) => benchRow(1 + ((at * 3) % count), 2));
  say(
    "1,000 changed products at once, and a list after",
    inMs(
      timed(() => {
        catalogue.takeRows(many);
        list(1);
      }),
    ),
  );
  await breathe();
  read();
  const replacing = await besideReaders(
    code,
    () => catalogue,
    async () => {
      const [began, used] = [performance.now(), process.cpuUsage()];
      index = await fill(code, count, (no) => benchRow(no, no % 5 === 0 ? 3 : 0));
      catalogue.takeIndex(index);
      const { user: taken } = process.cpuUsage(used);
      say(
        "another index loaded beside it",
        `${((performance.now() - began) / 1_000).toFixed(1)} s`,
        `${(taken / 1e6).toFixed(1)} s of CPU, readers included`,
      );
    },
  );
  say("8 readers while a fifth has changed and it is replaced", ...summary(replacing), held());
  say("memory of the process at the end", `${memory().toFixed(0)} MB`);
  return 0;
}
