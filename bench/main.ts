import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benchCatalog, type Row } from "./catalog";
import { cpu, type Figures } from "./frame";
import { benchGroupPrices } from "./group-prices";
import { benchOrdering } from "./ordering";
import { benchPages } from "./pages";
import { benchPanel } from "./panel";
import { memoryOf } from "./processes";
import { benchPromotions } from "./promotions-cost";
import { benchRelay } from "./relay";
import { openStage, type Stage } from "./stage";

type Part = (stage: Stage, seconds: number, orders: number) => Promise<Row[]>;

/** The parts of the benchmark by their `--only` name. */
const parts: Record<string, Part> = {
  catalog: benchCatalog,
  pages: benchPages,
  relay: benchRelay,
  ordering: benchOrdering,
  promotions: benchPromotions,
  panel: benchPanel,
  "group-prices": benchGroupPrices,
};

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const times = (ours: number, other: number) => `${(ours / other).toFixed(ours / other < 10 ? 1 : 0)}×`;

function lineOf({ figures, floor, peer }: Row): Record<string, string | number> {
  const line = (own: Figures) => `${ms(own.nodeMs)}+${ms(own.postgresMs)}`;
  return {
    what: figures.name,
    "per second": figures.perSecond,
    "p50 ms": ms(figures.p50),
    "p99 ms": ms(figures.p99),
    "CPU ms": line(figures),
    kB: figures.kilobytes.toFixed(1),
    floor: floor ? `${line(floor)} (${times(cpu(figures), cpu(floor))})` : "",
    "stock engine": peer ? `${line(peer)} (${times(cpu(peer), cpu(figures))} ours)` : "",
    failed: figures.failures,
  };
}

/** `npm run bench -- [--products 10000] [--orders 100000] [--seconds 5] [--only catalog]`: prints the table and saves it as JSON. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: "string", default: "10000" },
      orders: { type: "string", default: "100000" },
      seconds: { type: "string", default: "5" },
      only: { type: "string" },
    },
  });
  const products = Number(values.products);
  const seconds = Number(values.seconds);
  const wanted = Object.entries(parts).filter(([name]) => !values.only || name === values.only);
  const stage = await openStage(products);
  try {
    const results: Record<string, Row[]> = {};
    const idle = { backendMb: memoryOf(stage.backend.pid) };
    for (const [name, part] of wanted) results[name] = await part(stage, seconds, Number(values.orders));
    console.log(`\n${products} products, ${seconds} s each; CPU is server + PostgreSQL per request\n`);
    for (const rows of Object.values(results)) console.table(rows.map(lineOf));
    console.log(
      `backend memory: ${idle.backendMb} MB before the load, ${memoryOf(stage.backend.pid)} MB after it`,
    );
    const folder = join(import.meta.dirname, "..", ".data", "bench");
    mkdirSync(folder, { recursive: true });
    const at = new Date().toISOString();
    writeFileSync(
      join(folder, "results.json"),
      JSON.stringify({ at, products, seconds, idle, results }, null, 2),
    );
  } finally {
    await stage.close();
  }
  return 0;
}
