import { readFileSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setImmediate as breathe } from "node:timers/promises";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { CatalogSearch } from "../backend/src/catalog/index/catalog-search";
import { SearchIndex } from "../backend/src/catalog/index/search-index";
import { parseLexicon } from "../backend/src/catalog/vocabulary/lexicon";
import { root } from "../scripts/root";
import { filtersAt, lineAt, orderAt, orderCount } from "./index-questions";
import { benchRow } from "./index-rows";

const listPage = 24;
const words = join(root, "backend/src/catalog/vocabulary/lexicon.txt");

const inMs = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

function say(what: string, ...figures: string[]): void {
  console.log(`${what.padEnd(58)}${figures.join(" · ")}`);
}

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

async function fill(count: number): Promise<SearchIndex> {
  const index = new SearchIndex();
  for (let no = 1; no <= count; no += 1) {
    index.upsert(benchRow(no));
    if (no % 500 === 0) await breathe();
  }
  await index.sortInSlices();
  return index;
}

/**
 * `npm run bench:index -- --products 1000000`: the index of a process with invented products, without database and HTTP.
 * Prints memory, CPU times of loading, lists, searches and changes, and the longest time on the clock for which the event loop was held.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { products: { type: "string", default: "1000000" } },
    strict: true,
  });
  const count = Number(values.products);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const held = () => {
    const longest = loop.max / 1e6;
    loop.reset();
    return `loop held ${inMs(longest)}`;
  };

  for (let no = 1; no <= 2_000; no += 1) benchRow(no);
  const before = memory();
  await breathe();
  held();
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const index = await fill(count);
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
  const catalogue = new CatalogSearch(index, parseLexicon(readFileSync(words, "utf8")), progress);
  await breathe();
  held();
  for (let at = 0; at < orderCount; at += 1) {
    const time = timed(() => catalogue.list({ sortBy: orderAt(at) }).nos.slice(0, listPage));
    say(`first list, ${orderAt(at) ?? "popular"}`, inMs(time));
    await breathe();
  }
  const list = (seed: number) => catalogue.list(filtersAt(seed)).nos.slice(0, listPage);
  say(
    "lists, 300 choices of filters, each the first time",
    ...summary(await each(300, (at) => list(at + 100))),
    held(),
  );
  const few = await each(3_000, (at) => list(at % 60));
  say(
    "lists, the same 60 choices again and again",
    ...summary(few),
    `${Math.round(1_000 / (few.reduce((a, b) => a + b) / few.length))} a second`,
    held(),
  );
  say("last page of everything", inMs(timed(() => catalogue.list({}).nos.slice(count - listPage, count))));

  await breathe();
  held();
  const search = (seed: number) => catalogue.search(lineAt(seed), {}).nos.slice(0, listPage);
  say("first search", inMs(timed(() => search(1))), held());
  say("first misspelt search", inMs(timed(() => catalogue.search("smartfone", {}))), held());
  say("searches, other words each time", ...summary(await each(150, search)), held());
  say(
    "similar products",
    ...summary(await each(300, (at) => catalogue.similar(benchRow(1 + ((at * 31) % count)).productId, 6))),
    held(),
  );

  const changing = await each(300, (at) => {
    if (at % 10 === 0) catalogue.takeRows([benchRow(1 + ((at * 7_919) % count), 1)]);
    return list(at % 60);
  });
  say("lists of 60 choices, a product changing before each tenth", ...summary(changing), held());
  const many = Array.from({ length: 1_000 }, (_, at) => benchRow(1 + ((at * 3) % count), 2));
  say(
    "1,000 changed products at once, and a list after",
    inMs(
      timed(() => {
        catalogue.takeRows(many);
        list(1);
      }),
    ),
    held(),
  );
  say("memory of the process at the end", `${memory().toFixed(0)} MB`);
  return 0;
}
