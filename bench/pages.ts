import type { Row } from "./catalog";
import { type Call, measure } from "./frame";
import type { Stage } from "./stage";

const asPhonesAsk = { "accept-encoding": "br, gzip" };

/** Pages as a browser gets them: from the page cache, rendered each time, and relayed calls to the backend. */
export async function benchPages(stage: Stage, seconds: number): Promise<Row[]> {
  const { web, backend, floor, postgresPid } = stage;
  const run = (name: string, calls: (turn: number) => Call, server = web) =>
    measure({ name, server, postgresPid, calls, seconds, connections: 16 });
  const ready = (path: string) => () => ({ path, headers: asPhonesAsk });
  const health = ready("/api/health");
  const cached = async (name: string, path: string): Promise<Row> => ({
    figures: await run(`${name}, cached`, ready(path)),
    floor: await run(`${name}, its bytes`, ready(`/page${path}`), floor),
  });
  return [
    await cached("listing", "/listing?category=toys"),
    await cached("home", "/home"),
    {
      figures: await run("listing, rendered each time", (turn) => ({
        path: `/listing?category=toys&minPrice=${turn}`,
      })),
    },
    {
      figures: await run("a call through the web process", health),
      floor: await run("health", health, backend),
    },
  ];
}
