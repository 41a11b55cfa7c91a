import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { growthOf } from "./flat-memory";
import { openMailSink } from "./mail-sink";
import { callsOf } from "./ordering";
import { memoryOf, memoryOfTree } from "./processes";
import { someGoods, someShoppers } from "./shoppers";
import { openSoakStage, type SoakStage } from "./stage";
import { orderSteadily, type Window } from "./steady-orders";

const shopperCount = 200;
const goodsCount = 500;
/** So many rows at most have the table. */
const rows = 40;
const shortestSampleMs = 5_000;
/** What is left to do in the background has this long to be done, before the audit looks. */
const settleMs = 300_000;

type Sample = {
  minute: number;
  orders: number;
  failed: number;
  p50: number;
  p99: number;
  memory: Record<string, number>;
  /** The longest hold of each event loop in this time, ms. */
  lag: Record<string, number>;
};

type Process = SoakStage["processes"][number];

const percentile = (times: readonly number[], part: number) => {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

/** The longest hold of a process' event loop since this was asked last, by its own metrics; ms. */
async function lagOf({ metricsUrl }: Process): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds(?:\{\})? (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1_000;
}

async function lagsOf(processes: readonly Process[]): Promise<Record<string, number>> {
  return Object.fromEntries(
    await Promise.all(processes.map(async (each) => [each.name, await lagOf(each).catch(() => Number.NaN)])),
  );
}

const lineOf = ({ minute, orders, failed, p50, p99, memory, lag }: Sample) => ({
  minute: minute.toFixed(1),
  orders,
  failed,
  "p50 ms": p50.toFixed(0),
  "p99 ms": p99.toFixed(0),
  ...Object.fromEntries(Object.entries(memory).map(([name, mb]) => [`${name} MB`, mb])),
  ...Object.fromEntries(Object.entries(lag).map(([name, ms]) => [`${name} lag ms`, ms.toFixed(0)])),
});

/** Looks at times, until it is told to end; returns what was seen. */
function watch(stage: SoakStage, everyMs: number, take: () => Window): () => Promise<Sample[]> {
  const samples: Sample[] = [];
  const started = performance.now();
  let isOver = false;
  const watching = (async () => {
    // What was held while the shop was filled and started is none of the soak's.
    await lagsOf(stage.processes);
    while (!isOver) {
      await pause(everyMs);
      const lag = await lagsOf(stage.processes);
      const { times, failures } = take();
      for (const failure of new Set(failures)) console.log(`failed: ${failure}`);
      const sample = {
        minute: (performance.now() - started) / 60_000,
        orders: times.length,
        failed: failures.length,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        memory: {
          ...Object.fromEntries(stage.processes.map(({ name, pid }) => [name, memoryOf(pid)])),
          PostgreSQL: memoryOfTree(stage.postgresPid),
        },
        lag,
      };
      samples.push(sample);
      console.log(JSON.stringify(lineOf(sample)));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return samples;
  };
}

/** Waits until the background has done everything; returns how many messages are left. */
async function settle(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const end = Date.now() + settleMs;
  try {
    for (;;) {
      const { rows: found } = await client.query<{ count: number }>(
        "select count(*)::integer as count from shop_outbox where done_at is null",
      );
      const left = found[0]?.count ?? 0;
      if (left === 0 || Date.now() > end) return left;
      await pause(1_000);
    }
  } finally {
    await client.end();
  }
}

/** Says of each process whether its memory was flat; true if all were. */
function judge(samples: readonly Sample[]): boolean {
  const names = Object.keys(samples[0]?.memory ?? {});
  const growths = names.map((name) => {
    const growth = growthOf(samples.map(({ memory }) => memory[name] ?? 0));
    if (!growth) console.log(`${name}: too short to say whether its memory is flat`);
    else
      console.log(
        `${name}: memory was ${growth.isFlat ? "flat" : "NOT flat"}: ${growth.from} MB in the second quarter, ${growth.to} MB in the last`,
      );
    return growth?.isFlat ?? true;
  });
  return growths.every(Boolean);
}

/**
 * `npm run bench:soak -- [--minutes 60] [--orders-per-minute 1000] [--products 1000000]`: whole orders at a steady rate, with what
 * that does to each process, and the audit of all of it. Fails if an order failed or a rule is broken; never on a time.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: "string", default: "60" },
      "orders-per-minute": { type: "string", default: "1000" },
      products: { type: "string", default: "1000000" },
    },
  });
  const minutes = Number(values.minutes);
  const perMinute = Number(values["orders-per-minute"]);
  const products = Number(values.products);
  const mail = await openMailSink();
  const stage = await openSoakStage(products, mail.url);
  try {
    const shoppers = await someShoppers(stage.databaseUrl, shopperCount);
    const steps = callsOf(shoppers, await someGoods(stage.databaseUrl, goodsCount)).orderSteps();
    let window: Window = { times: [], failures: [] };
    const take = () => {
      const taken = window;
      window = { times: [], failures: [] };
      return taken;
    };
    const everyMs = Math.max(shortestSampleMs, (minutes * 60_000) / rows);
    // A process that has just started is slow; what it does then is the deploy's fault row to judge.
    const warmUp = { perMinute: perMinute / 4, minutes: 1, shoppers: shoppers.length };
    await orderSteadily(stage.web, steps, warmUp, () => ({ times: [], failures: [] }));
    const watched = watch(stage, everyMs, take);
    await orderSteadily(stage.web, steps, { perMinute, minutes, shoppers: shoppers.length }, () => window);
    const samples = await watched();
    const left = await settle(stage.databaseUrl);
    console.log(`\n${products} products, ${perMinute} orders a minute for ${minutes} minutes\n`);
    console.table(samples.map(lineOf));
    const sum = (of: (sample: Sample) => number) => samples.reduce((total, sample) => total + of(sample), 0);
    const failed = sum((sample) => sample.failed);
    console.log(
      `${sum(({ orders }) => orders)} orders, ${failed} of them failed; ${left} messages left to send`,
    );
    const isFlat = judge(samples);
    const auditCode = await stage.audit();
    console.log(auditCode === 0 ? "The audit found nothing." : "The audit found violations: see above.");
    mkdirSync(stage.folder, { recursive: true });
    const at = new Date().toISOString();
    writeFileSync(
      join(stage.folder, "soak.json"),
      JSON.stringify({ at, products, perMinute, minutes, isFlat, left, auditCode, samples }, null, 2),
    );
    return failed === 0 && auditCode === 0 ? 0 : 1;
  } finally {
    await stage.close();
    await mail.close();
  }
}
